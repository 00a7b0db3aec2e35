/** The people behind whom zombies hide: each has a face of their own. */

import { area, disc, line, oval, put } from "../../../art/brush";

interface Person {
  skin: string;
  shade: string;
  hair: string;
  light: string;
  coat: string;
  collar: string;
  /** What is drawn behind and before the face. */
  behind: string;
  front: string;
}

/** There are as many as there are cards of the kind. */
const PEOPLE: readonly Person[] = [
  {
    skin: "#f0c3a2",
    shade: "#b5785f",
    hair: "#d9a441",
    light: "#f3cf74",
    coat: "#c2386a",
    collar: "#fff1f5",
    behind:
      "M60,20C90,18 96,46 92,64C100,80 108,96 100,118C92,112 90,100 84,84L38,84C32,76 26,62 27,50C28,30 40,20 60,20Z",
    front: "M60,24C84,22 90,44 86,60C82,48 78,42 70,36C62,46 44,48 34,58C32,38 42,24 60,24Z",
  },
  {
    skin: "#8d5a3c",
    shade: "#553120",
    hair: "#1d1411",
    light: "#3a2a22",
    coat: "#2f6f8f",
    collar: "#dfe9ee",
    behind: "",
    front: "M34,52C32,30 44,18 62,19C80,20 89,32 86,52C84,44 82,40 78,38C66,40 52,38 42,38C37,42 35,46 34,52Z",
  },
  {
    skin: "#e3b797",
    shade: "#9d6c55",
    hair: "#b9bec9",
    light: "#f0f2f6",
    coat: "#5a6b3a",
    collar: "#e8e0c4",
    behind:
      "M60,22C88,20 96,44 93,66C92,84 96,92 90,100C80,106 72,98 74,84L46,84C48,98 40,106 30,100C24,92 28,84 27,66C24,44 32,20 60,22Z",
    front: "M60,26C82,24 88,42 86,58C82,48 76,42 66,40C54,46 42,46 34,60C32,40 40,26 60,26Z",
  },
];

const FACE = "M60,30C79,30 85,44 84,60C83,74 73,93 60,96C47,93 37,74 36,60C35,44 41,30 60,30Z";
const SHADED = "M64,31C68,46 60,54 66,60C70,66 69,71 66,74C70,82 64,90 62,96C73,92 83,74 84,60C85,44 79,30 64,31Z";

/** A bust of 120 by 140; which of the people it is, is told by a number. */
export function hostage(number: number): string {
  const { skin, shade, hair, light, coat, collar, behind, front } = PEOPLE[number % PEOPLE.length]!;
  const eye = (x: number) =>
    oval(x, 61, 6, 6.6, "#fff") + disc(x + 0.5, 61.5, 3.1, "#20263a") + line(`M${x - 6},51q6,-5 12,-1`, hair, 2.6);
  return (
    area(behind, hair, { edge: 2.4 }) +
    area("M48,84H72V104L60,114L48,104Z", shade) +
    area("M10,142C12,114 38,108 49,102L60,112L71,102C82,108 108,114 110,142Z", coat, { edge: 2.4 }) +
    area("M49,102L42,108L60,126L78,108L71,102L60,112Z", collar) +
    area(FACE, skin, { edge: 2.4 }) +
    area(SHADED, shade, { opacity: 0.55 }) +
    eye(49) +
    eye(72) +
    // Nobody is silent who is held like that.
    oval(60, 82, 6.5, 5.5, "#4b161a") +
    line("M55,79h10", "#f7f4ec", 2.4) +
    area(front, hair, { edge: 2 }) +
    line("M40,42C46,32 56,28 64,29", light, 3, { opacity: 0.8 })
  );
}

/** A bust where a zombie holds it: before its chest, on a figure of 100 by 130. */
export function held(number: number): string {
  return put(20, 56, hostage(number), { scale: 0.54 });
}
