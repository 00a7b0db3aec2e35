/** The town of Humans!!!: as it has been laid, with its barricades, and those that have been broken. */

import { openGround } from "../town/openings";
import { tiles, towns } from "./catalogue";

export const { townOf, openCells, meetings } = towns;
export const { groundOf, drawnPicture } = openGround(tiles);
