/** The cover of Zombinion: the dead walk down the hill of the town, before the moon. */

/** A shambling figure of about 60 by 120, its feet at 0,0, its arms to the right. */
const WALKER =
  "M-24 0l7-8 3-26-5-8 2-22 2-16 13-10-3-7-7-6-1-10 6-9 11-4 11 4 5 8-1 9 3 6-5 2-2 5-7 1 1 4 5 3 24-7 15-1 9-6 3 2-5 6 9-1v3l-9 4 8 3-2 3-11-1-13 4-13 5 24 1 8-4 3 3-5 4 8 2-1 3-9 2-9-1-23 1-11-2 2 16 5 4-4 7 12 16 5 18 8 4v3h-19l-6-21-12-15-4 16-5 16-9 6z";
/** One that drags its foot, arms down. */
const DRAGGER =
  "M-32 0l2-6 13-9 5-21-4-7-1-24 3-17 12-10-5-8-9-3-2-9 4-10 10-5 11 2 7 8-1 11-6 6 1 7 12 5 8 17 4 20 6 14-3 8-4-3-1 7-4-6-2-14-8-17-3 15 4 5-3 8 8 17 3 21 9 5v3h-20l-4-24-10-18-5 18-6 13-8 8z";
/** A hand out of the ground. */
const HAND = "M-9 0l-2-26-11-16 2-4 10 9-4-24 4-2 6 22 1-27h5l2 26 7-23 5 1-4 26 8-13 4 2-8 23-7 8-2 18z";

export function Cover() {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="zn-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0a0f24" />
          <stop offset=".62" stop-color="#27345f" />
          <stop offset="1" stop-color="#54507a" />
        </linearGradient>
        <radialGradient id="zn-halo">
          <stop offset=".42" stop-color="#ffe9b0" stop-opacity=".55" />
          <stop offset="1" stop-color="#ffe9b0" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="zn-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#8f9ac4" stop-opacity="0" />
          <stop offset="1" stop-color="#8f9ac4" stop-opacity=".45" />
        </linearGradient>
      </defs>
      <path fill="url(#zn-sky)" d="M0 0h640v400H0z" />
      <path
        fill="#dfe6ff"
        d="M60 50h2v2h-2zM130 96h2v2h-2zM210 34h3v3h-3zM92 160h2v2h-2zM560 60h3v3h-3zM604 130h2v2h-2zM520 26h2v2h-2zM40 108h2v2h-2zM170 140h2v2h-2zM582 190h2v2h-2z"
      />
      <circle cx="346" cy="166" r="250" fill="url(#zn-halo)" />
      <circle cx="346" cy="166" r="128" fill="#ffe9b0" />
      <path
        fill="#f0d38c"
        d="M284 116a22 17 0 1 0 44 0a22 17 0 1 0-44 0zM386 88a13 11 0 1 0 26 0a13 11 0 1 0-26 0zM368 210a30 21 0 1 0 60 0a30 21 0 1 0-60 0zM266 192a11 9 0 1 0 22 0a11 9 0 1 0-22 0z"
      />
      <path
        fill="#161d3c"
        d="M0 290v-70l26-22 26 22v-56h44v42h18v-28l24-20 24 20v60h28v-96h14v-26h6v26h16v70h30l24-18 24 18v44h26v-30h36v34h210v-66l26-24 26 24v-36h34v-30h8v30h18v148z"
      />
      <path fill="url(#zn-mist)" d="M0 190h640v130H0z" />
      <path
        fill="#ffc861"
        d="M20 236h9v13h-9zM64 184h9v13h-9zM64 208h9v13h-9zM130 206h9v13h-9zM206 150h9v13h-9zM206 176h9v13h-9zM262 226h9v13h-9zM556 218h9v13h-9zM602 172h9v13h-9zM602 198h9v13h-9z"
      />
      <path fill="#0b1026" d="M0 322c90-34 190-52 300-50s230 22 340 62v66H0z" />
      <g fill="#0b1026">
        <path d={WALKER} transform="translate(294 276) scale(1.2)" />
        <path d={DRAGGER} transform="translate(428 282) scale(1.25)" />
        <path d={WALKER} transform="translate(222 282) scale(.86)" />
        <path d={DRAGGER} transform="translate(498 293) scale(.9)" />
        <path d={WALKER} transform="translate(164 290) scale(.64)" />
        <path d={DRAGGER} transform="translate(556 306) scale(.66)" />
        <path d="M92 322v-96l-26-30 5-3 21 20v-40h6v28l18-26 5 3-20 36v24l30-22 3 5-30 28v73z" />
      </g>
      <path fill="#05070e" d="M0 372c120-30 230-34 330-24s210 12 310-8v60H0z" />
      <g fill="#05070e">
        <path d={HAND} transform="translate(120 366) rotate(-8) scale(1.25)" />
        <path d="M500 362v-42c0-28 44-28 44 0v40zM236 356v-30c0-20 32-20 32 0v30z" />
        <path d={HAND} transform="translate(420 360) rotate(12) scale(.85)" />
      </g>
      <path fill="#27345f" d="M519 322h6v8h8v6h-8v12h-6v-12h-8v-6h8z" />
    </svg>
  );
}
