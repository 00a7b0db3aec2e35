import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Sitting } from "./sitting";

const Room = createContext<Sitting | null>(null);

export const RoomProvider = Room.Provider;

/** The live table, if this is one: a replay or a lesson has none. */
export function useSitting(): Sitting | null {
  return useContext(Room);
}
