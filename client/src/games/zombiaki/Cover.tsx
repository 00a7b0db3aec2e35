/** The cover of Zombiaki!: one street in the last of the night, the dead at its end, the barricade before us. */

/** A walker seen from the front, about 40 by 110, its feet at 0,0, its arms out to us. */
const COMER =
  "M-15 0l3-9 2-34-5-3-4-30-9 21-6 1-1-5 8-25 10-9 9-3-5-6-1-12 5-8 9-3 9 4 4 8-2 12-5 5 9 3 10 9 8 26-2 5-5-1-9-22-4 31-5 3 2 33 4 9h-12l-3-38-3 38z";

export function Cover() {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="zk-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0b1028" />
          <stop offset=".55" stop-color="#3b3a6b" />
          <stop offset=".85" stop-color="#c06a5c" />
          <stop offset="1" stop-color="#ffb765" />
        </linearGradient>
        <radialGradient id="zk-sun">
          <stop offset="0" stop-color="#fff1c4" />
          <stop offset=".3" stop-color="#ffc861" stop-opacity=".9" />
          <stop offset="1" stop-color="#ffb04a" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="zk-road" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#5a5266" />
          <stop offset="1" stop-color="#23263a" />
        </linearGradient>
      </defs>
      <path fill="url(#zk-sky)" d="M0 0h640v230H0z" />
      <path
        fill="#dfe6ff"
        d="M50 40h2v2h-2zM120 76h2v2h-2zM232 30h3v3h-3zM300 62h2v2h-2zM420 34h2v2h-2zM540 58h3v3h-3zM604 30h2v2h-2z"
      />
      <circle cx="320" cy="212" r="120" fill="url(#zk-sun)" />
      <path
        fill="#151a33"
        d="M0 260V92l34-22 34 22v30h30V70h14V44h6v26h34v62h26v-24l22-16 22 16v60h22v62zM640 260V78l-26-18-28 18v40h-34V60h-44v66h-28v-26l-22-16-24 16v70h-20v50z"
      />
      <path
        fill="#ffc861"
        d="M26 108h9v13h-9zM26 140h9v13h-9zM122 92h9v13h-9zM122 124h9v13h-9zM204 132h8v12h-8zM520 84h9v13h-9zM546 116h9v13h-9zM604 96h9v13h-9zM604 132h9v13h-9zM446 134h8v12h-8z"
      />
      <path fill="#1b2331" d="M206 216h228v18H206z" />
      <path
        fill="#0c1120"
        d="M214 222v-22a8 8 0 0 1 16 0v22zM252 222v-28h-7v-5h7v-8h5v8h7v5h-7v28zM388 222v-22a8 8 0 0 1 16 0v22zM366 222v-26h-6v-5h6v-7h5v7h6v5h-6v26zM412 222v-16a6 6 0 0 1 12 0v16z"
      />
      <path fill="url(#zk-road)" d="M226 226h188l206 174H20z" />
      <path
        fill="#ffdf9a"
        opacity=".55"
        d="M286 232h4l-6 22h-5zM278 264h6l-9 32h-7zM262 308h8l-13 44h-10zM350 232h4l7 22h-5zM356 264h6l10 32h-7zM368 308h8l14 44h-10z"
      />
      <g fill="#0b1020">
        <path d={COMER} transform="translate(262 246) scale(.42)" />
        <path d={COMER} transform="translate(322 258) scale(.58)" />
        <path d={COMER} transform="translate(386 250) scale(.46)" />
        <path d={COMER} transform="translate(232 300) scale(.92)" />
        <path d={COMER} transform="translate(330 336) scale(1.28)" />
        <path d={COMER} transform="translate(424 308) scale(.98)" />
      </g>
      <g fill="#ff5a43">
        <circle cx="326" cy="206" r="3" />
        <circle cx="338" cy="206" r="3" />
        <circle cx="231" cy="207" r="2.2" />
        <circle cx="240" cy="207" r="2.2" />
        <circle cx="422" cy="208" r="2.4" />
        <circle cx="432" cy="208" r="2.4" />
      </g>
      <path fill="#3d2815" d="M-10 352l250-22 6 22-256 26zM236 336l190 6-2 24-190-8zM412 344l240-18 4 24-240 22z" />
      <path fill="#553a1f" d="M-10 386l330-26 4 26-334 34zM300 372l350-14v30l-348 22z" />
      <path
        fill="#2a1b0d"
        d="M60 330l20-3 14 80H70zM206 326h20l-4 80h-22zM380 330l20-2 14 80h-24zM560 318l20-4-8 90h-22z"
      />
      <g fill="#1c1206">
        <circle cx="76" cy="366" r="4" />
        <circle cx="214" cy="352" r="4" />
        <circle cx="396" cy="356" r="4" />
        <circle cx="566" cy="346" r="4" />
        <circle cx="318" cy="384" r="4" />
      </g>
    </svg>
  );
}
