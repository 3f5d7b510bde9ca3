import { ACCENT, NIGHT } from './colours.ts';

type LogoUse = 'light' | 'dark';

const X_HEIGHT = 40;
const RADIUS = 16;
const BASE = 78;
const BOWL_Y = BASE - X_HEIGHT / 2 - 1;

interface Glyph {
  readonly width: number;
  readonly path: (x: number) => string;
}

const circle = (x: number): string =>
  `M${x} ${BOWL_Y}a${RADIUS} ${RADIUS + 2} 0 1 1 ${RADIUS * 2} 0a${RADIUS} ${RADIUS + 2} 0 1 1 ${-RADIUS * 2} 0z`;

const stem = (x: number, top: number): string => `M${x} ${top}V${BASE}`;

const TOP = BASE - X_HEIGHT;
const ASCENDER = BASE - 60;

// One line of even weight, the way the drawings are made.
const glyphs: Readonly<Record<string, Glyph>> = {
  P: { width: 36, path: (x) => `M${x} ${BASE}V${ASCENDER + 2}h15a16 16 0 0 1 0 32h-15` },
  a: { width: 32, path: (x) => circle(x) + stem(x + 32, TOP) },
  r: { width: 20, path: (x) => `${stem(x, TOP)}M${x} ${TOP + 16}q2 -15 18 -15` },
  t: { width: 21, path: (x) => `M${x + 9} ${ASCENDER + 8}V${BASE - 11}q0 10 11 10M${x} ${TOP}h20` },
  s: {
    width: 25,
    path: (x) =>
      `M${x + 23} ${TOP + 7}q-4 -6 -11.500 -6c-15 0 -15 16 0 18c16 2 16 19 -0.500 19q-8 0 -11.500 -7`,
  },
  b: { width: 32, path: (x) => circle(x) + stem(x, ASCENDER) },
  o: { width: 32, path: (x) => circle(x) },
  d: { width: 32, path: (x) => circle(x) + stem(x + 32, ASCENDER) },
};

const KERNING = 13;

function wordMark(start: number): { path: string; end: number } {
  let x = start;
  let path = '';
  for (const letter of 'Partsboard') {
    const glyph = glyphs[letter];
    if (!glyph) continue;
    path += glyph.path(x).replaceAll('.500', '.5');
    x += glyph.width + KERNING;
  }
  return { path, end: x - KERNING };
}

/** A nut pulled apart along its axis: three layers, the topmost with its bore. */
function symbolPaths(ink: string, accent: string): string {
  const layer = (y: number): string => `M8 ${y}l28 16l28 -16`;
  return (
    `<g fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${layer(62)}" stroke="${ink}" opacity=".45"/>` +
    `<path d="${layer(48)}" stroke="${ink}"/>` +
    `<path d="M8 30L22 13.500h28L64 30L50 46.500H22z" stroke="${accent}"/>`.replaceAll('.500', '.5') +
    `<ellipse cx="36" cy="30" rx="10.500" ry="6.500" stroke="${accent}"/></g>`.replaceAll('.500', '.5')
  );
}

/** The logo: symbol and word mark. `dark` is for use on a dark ground. */
export function drawLogo(use: LogoUse = 'light'): string {
  const ink = use === 'light' ? NIGHT : '#f4f6f8';
  const { path, end } = wordMark(100);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${end + 8} 96" role="img" aria-label="Partsboard">` +
    `<g transform="translate(4 5)">${symbolPaths(ink, ACCENT)}</g>` +
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}

/** The symbol alone in a square: application icon and favicon. */
export function drawSymbol(use: LogoUse = 'light'): string {
  const [ground, ink, accent] = use === 'light' ? [NIGHT, '#ffffff', '#ff8a4c'] : ['#ffffff', NIGHT, ACCENT];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img" aria-label="Partsboard">` +
    `<rect width="96" height="96" rx="20" fill="${ground}"/>` +
    `<g transform="translate(12 3)">${symbolPaths(ink, accent)}</g></svg>`
  );
}
