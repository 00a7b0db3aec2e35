/** The living as faces, 120 by 140: warm light from the left, one hard shadow down the right, no outline. */

import { area, disc, line, oval } from "./brush";

export type Person = "nurse" | "sheriff" | "player" | "priest" | "girl";

interface Features {
  woman: boolean;
  skin: string;
  shade: string;
  brows: string;
  /** What is behind the head, what is worn, and what is before the face, in this order. */
  behind?: string;
  clothes: string;
  before: string;
  mouth: string;
}

const HEADS = {
  woman: "M60,30C79,30 85,44 84,60 83,74 73,93 60,96 47,93 37,74 36,60 35,44 41,30 60,30Z",
  man: "M60,28C81,28 87,43 86,59 86,74 79,90 68,96H52C41,90 34,74 34,59 33,43 39,28 60,28Z",
};

const PEOPLE: Record<Person, Features> = {
  nurse: {
    woman: true,
    skin: "#e9b48f",
    shade: "#a96a52",
    brows: "#7a2f22",
    behind: area(
      "M60,22C88,20 96,44 93,66 92,84 96,92 90,100 80,106 72,98 74,84H46C48,98 40,106 30,100 24,92 28,84 27,66 24,44 32,20 60,22Z",
      "#7a2f22",
    ),
    clothes:
      area("M10,142C12,114 36,106 49,101L60,116 71,101C84,106 108,114 110,142Z", "#e8eef2") +
      area("M49,101 40,112 58,134 60,116Z", "#fff") +
      area("M71,101 80,112 62,134 60,116Z", "#bccad6") +
      area("M72,118h22v4h-22z", "#4cc3b0"),
    before:
      area("M60,26C82,24 88,42 86,58 82,48 76,42 66,40 54,46 42,46 34,60 32,40 40,26 60,26Z", "#7a2f22") +
      area("M38,36C46,28 58,27 64,29 54,33 44,38 37,50Z", "#a8482f", { opacity: 0.8 }) +
      area("M36,24C46,12 74,12 84,24L80,34C70,28 50,28 40,34Z", "#f4f7f9") +
      area("M62,15C74,16 80,20 84,24L80,34C76,31 70,29 64,29Z", "#b9c8d4") +
      area("M57.5,17h5v4h4v4.6h-4v4h-5v-4h-4v-4.6h4z", "#d8402f"),
    mouth: area("M53,80C56,78 58,78.5 60,79.5 62,78.5 64,78 67,80 64,84.5 56,84.5 53,80Z", "#a33b34"),
  },
  sheriff: {
    woman: false,
    skin: "#d9a27a",
    shade: "#8f5a3e",
    brows: "#7c776e",
    clothes:
      area("M4,142C6,112 34,108 47,101L60,114 73,101C86,108 114,112 116,142Z", "#a58a52") +
      area("M47,101 36,110 52,126 60,114Z", "#c4a868") +
      area("M73,101 84,110 68,126 60,114Z", "#8a7040") +
      area("M57,116H63L66,142H54Z", "#2c2a33") +
      area("M86,116l3.4,6.6 7.4,1-5.4,5.2 1.3,7.4-6.7-3.5-6.7,3.5 1.3-7.4-5.4-5.2 7.4-1z", "#ffd978"),
    before:
      area("M8,42C22,32 40,34 60,34 80,34 98,32 112,42 100,50 84,47 60,47 36,47 20,50 8,42Z", "#6d5026") +
      area("M8,42C22,34 40,36 60,36 50,39 34,42 24,46 16,46 12,45 8,42Z", "#9a7740") +
      area("M32,38C30,14 40,4 50,9 56,12 64,12 70,9 80,4 90,14 88,38 70,42 50,42 32,38Z", "#7d5d2e") +
      area("M32,38C30,16 38,6 46,8 42,18 42,30 44,40Z", "#a5824a") +
      area("M31.5,33C50,39 70,39 88.5,33L88.3,39C70,43 50,43 32,39Z", "#2c2018") +
      area("M60,76C52,72 44,76 42,83 49,84 55,82 60,79 65,82 71,84 78,83 76,76 68,72 60,76Z", "#9a958c") +
      area("M60,76C53,73 46,76 43,82 50,80 56,79 60,79Z", "#c9c4b8"),
    mouth: line("M54,87h12", "#5f3524", 2),
  },
  player: {
    woman: false,
    skin: "#8d5a3c",
    shade: "#553120",
    brows: "#140d0a",
    clothes:
      area("M2,142C2,112 32,108 46,100L60,112 74,100C88,108 118,112 118,142Z", "#8c2230") +
      area("M2,142C2,120 16,112 28,108L30,142Z", "#e9dcc0") +
      area("M118,142C118,120 104,112 92,108L90,142Z", "#b3a58a") +
      area("M46,100 40,106 60,126 80,106 74,100 60,113Z", "#f3e8cf"),
    before:
      area(
        "M34,52C32,30 44,18 62,19 80,20 89,32 86,52 84,44 82,40 78,38 66,40 52,38 42,38 37,42 35,46 34,52Z",
        "#1d1411",
      ) +
      area("M40,34C46,24 58,22 66,23 56,27 48,31 44,37Z", "#3a2a22") +
      area("M42,67l11,1.5v3l-11-1zM78,67l-11,1.5v3l11-1z", "#16100e"),
    mouth: line("M52,82C57,84 63,84 68,81", "#4b241c", 2.4),
  },
  priest: {
    woman: false,
    skin: "#e3b797",
    shade: "#9d6c55",
    brows: "#a5a9b3",
    clothes:
      area("M8,142C10,116 34,108 48,101H72C86,108 110,116 112,142Z", "#1b1a24") +
      area("M48,100H72L75,111C66,117 54,117 45,111Z", "#23222e") +
      area("M52,103h16l1,9h-18z", "#f5f3ea") +
      area("M58,126h4v4h4v3.6h-4v9h-4v-9h-4v-3.6h4z", "#d9b25a"),
    before:
      area("M34,62C28,50 32,38 40,34 37,44 37,54 38,62Z", "#f0f2f6") +
      area("M86,62C92,50 88,38 80,34 83,44 83,54 82,62Z", "#cfd3da") +
      disc(49, 60, 8.5, "#d2e6ff29", { edge: 2.2, edgeColour: "#1b1a24" }) +
      disc(71, 60, 8.5, "#d2e6ff29", { edge: 2.2, edgeColour: "#1b1a24" }) +
      line("M57.5,59h5M40.5,58l-6-2M79.5,58l6-2", "#1b1a24", 2.2),
    mouth: line("M52,82C57,82 63,82 68,81", "#4b241c", 2.4),
  },
  girl: {
    woman: true,
    skin: "#f0c3a2",
    shade: "#b5785f",
    brows: "#d9a441",
    behind: area(
      "M60,20C90,18 96,46 92,64 100,80 108,96 100,118 92,112 90,100 84,84H38C32,76 26,62 27,50 28,30 40,20 60,20Z",
      "#d9a441",
    ),
    clothes:
      area("M12,142C14,116 38,108 49,102L60,112 71,102C82,108 106,116 108,142Z", "#c2386a") +
      area("M49,102 44,108 60,124 76,108 71,102 60,112Z", "#fff1f5"),
    before:
      area("M60,24C84,22 90,44 86,60 82,48 78,42 70,36 62,46 44,48 34,58 32,38 42,24 60,24Z", "#d9a441") +
      area("M38,42C44,30 56,27 64,28 54,34 44,42 37,50Z", "#f3cf74") +
      area("M82,26c8-10 16-6 12,2c6,2 4,10-8,6z", "#e2386a"),
    mouth: area("M53,80C56,78 58,78.5 60,79.5 62,78.5 64,78 67,80 64,84.5 56,84.5 53,80Z", "#c23b58"),
  },
};

/** Somebody's head and shoulders. A drawing that holds it is an image: the face's edge cuts its shadow, by a name. */
export function face(person: Person): string {
  const { woman, skin, shade, brows, behind = "", clothes, before, mouth } = PEOPLE[person];
  const head = woman ? HEADS.woman : HEADS.man;
  return (
    behind +
    area("M48,84H72V104L60,114 48,104Z", shade) +
    clothes +
    oval(34.5, 64, 4.5, 7, skin) +
    oval(85.5, 64, 4.5, 7, shade) +
    area(head, skin) +
    `<clipPath id="${person}"><path d="${head}"/></clipPath><g clip-path="url(#${person})">` +
    area("M64,20C68,44 60,54 66,60 70,66 69,71 66,74 70,82 64,90 62,100H100V20Z", shade, { opacity: 0.72 }) +
    area("M30,20H90V46C76,42 44,42 30,50Z", shade, { opacity: 0.35 }) +
    area("M44,90C52,97 68,97 78,88V104H42Z", shade, { opacity: 0.55 }) +
    line("M35,46C33,62 36,76 46,90", "#fff3d2", 3, { opacity: 0.38 }) +
    "</g>" +
    area("M58,60C58,66 55,70 54,73 57,76 62,76 65,74 64,68 61,64 61,60Z", shade, { opacity: 0.62 }) +
    eye(48.5, "#f7f4ec") +
    eye(71.5, "#cdd2dc") +
    (woman
      ? line("M42,53C46,49.5 51,49.5 55,52M65,52C69,49.5 74,49.5 78,53", brows, 2.2)
      : line("M41,54C45,49 51,50 56,53.5M64,53.5C69,50 75,49 79,54", brows, 3.6)) +
    mouth +
    before
  );
}

function eye(x: number, white: string): string {
  return (
    oval(x, 60.5, 6, 3.6, white) +
    disc(x + 0.6, 60.4, 2.7, "#20263a") +
    disc(x - 0.4, 59.4, 0.9, "#fff") +
    line(`M${x - 6.5},61C${x - 3},55 ${x + 3},55 ${x + 6.5},60.5`, "#1c1420", 1.8)
  );
}
