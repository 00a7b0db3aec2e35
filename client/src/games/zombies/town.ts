/** The town of Zombies!!!, as it has been laid. */

import { towns } from "./catalogue";

export const { townOf, openCells, meetings, drawnPicture } = towns;
