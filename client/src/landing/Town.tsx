import town from "../art/town.svg";

/** The cover of a game that has none of its own: the town by night. */
export function Town() {
  return <img src={town} alt="" width="1200" height="180" />;
}
