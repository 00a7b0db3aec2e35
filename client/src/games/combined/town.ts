/** The town of both games: with doors, with barricades, and with those that have been broken. */

import { openGround } from "../town/openings";
import { tiles, towns } from "./catalogue";

export const { townOf, openCells, meetings } = towns;
export const { groundOf, drawnPicture } = openGround(tiles);
