import { boardDesigns } from './boards/board-designs.ts';
import type { Hotspot } from '@partsboard/demo-catalogue/assets/demo-assets';
import { familyOf } from '@partsboard/demo-catalogue/compositions/composition';
import { compositions } from '@partsboard/demo-catalogue/compositions/composition-list';
import { placeCallouts, type Callout, type PlacedCallout } from './kit/callout-placement.ts';
import { pathData } from './kit/polyline.ts';
import { INK, renderSolids, type Rendering } from './kit/render.ts';
import { buildScene, type PlacedPart, type Scene } from './kit/scene.ts';
import { boundsOf } from './kit/solid.ts';
import { tracePartsOf } from './kit/traced-regions.ts';
import { variationOf } from './kit/variation.ts';

interface BoardRequest {
  readonly variant: number;
  readonly callouts: readonly { readonly role: string; readonly number: number }[];
}

interface BoardDrawing {
  readonly svg: string;
  readonly hotspots: readonly Hotspot[];
}

export const BOARD_WIDTH = 800;
export const BOARD_HEIGHT = 560;

const LABEL = { width: 30, height: 26 };
const LABEL_WIDE = { width: 40, height: 26 };
/** Two places of the same part further apart than this get a number each. */
const FAR_APART = 190;
const KEPT_RENDERINGS = 24;

interface DrawnScene {
  readonly parts: readonly PlacedPart[];
  readonly rendering: Rendering;
}

// Boards that share a picture differ only in their numbers; hiding lines is the costly part.
const drawnScenes = new Map<string, DrawnScene>();

const KEPT_SCENES = 6;
const scenes = new Map<string, VariantScene>();

interface VariantScene extends Scene {
  readonly mirrored: boolean;
}

function remember<T>(kept: Map<string, T>, most: number, key: string, value: T): T {
  kept.set(key, value);
  const oldest = kept.keys().next();
  if (kept.size > most && !oldest.done) kept.delete(oldest.value);
  return value;
}

export function sceneOf(compositionId: string, variant: number): VariantScene {
  const key = `${compositionId}/${variant}`;
  const known = scenes.get(key);
  if (known) return known;
  const composition = compositions.find(({ id }) => id === compositionId);
  const family = composition && familyOf(composition);
  const design = family && boardDesigns[composition.looksDifferent ? compositionId : family];
  if (!design) throw new RangeError(`No composition is called ${compositionId}`);
  const variation = variationOf(family, variant);
  return remember(scenes, KEPT_SCENES, key, {
    ...buildScene(design, variation, new Set(composition.roles)),
    mirrored: variation.mirrored,
  });
}

function drawScene(compositionId: string, variant: number, roles: ReadonlySet<string>): DrawnScene {
  const key = `${compositionId}/${variant}/${[...roles].sort().join(' ')}`;
  const known = drawnScenes.get(key);
  if (known) return known;
  const scene = sceneOf(compositionId, variant);
  const parts = scene.parts.filter(({ role }) => roles.has(role));
  const isWhole = parts.length === scene.parts.length;
  const rendering = renderSolids(
    parts.map(({ solid }) => solid),
    isWhole ? scene.axes : [],
    {
      width: BOARD_WIDTH,
      height: BOARD_HEIGHT,
      marginX: 46,
      marginY: 38,
      mirrored: scene.mirrored,
      maxScale: 2.2,
    },
    { outline: 1.5, detail: 0.7 },
  );
  return remember(drawnScenes, KEPT_RENDERINGS, key, { parts, rendering });
}

/**
 * Draws a board. Only the roles that a callout names are drawn; asking for a role that the
 * composition does not have is an error. A part that is drawn in two places far from each other
 * has its number at both.
 */
export function drawBoard(compositionId: string, { variant, callouts }: BoardRequest): BoardDrawing {
  const composition = compositions.find(({ id }) => id === compositionId);
  if (!composition) throw new RangeError(`No composition is called ${compositionId}`);
  const unknown = callouts.find(({ role }) => !composition.roles.includes(role));
  if (unknown) throw new RangeError(`${compositionId} has no part in the role ${unknown.role}`);
  const drawn = drawScene(compositionId, variant, new Set(callouts.map(({ role }) => role)));
  const isWide = callouts.some(({ number }) => number > 99);
  const size = isWide ? LABEL_WIDE : LABEL;
  const placed = placeCallouts(numbersToWrite(drawn, callouts), drawn.rendering.map, size);
  const isCircled = Math.floor(variant / 2) % 2 === 1 && !isWide;
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}">` +
      `<rect width="${BOARD_WIDTH}" height="${BOARD_HEIGHT}" fill="#fff"/>` +
      drawn.rendering.body +
      numbersSvg(placed, isCircled) +
      outlinesSvg(drawn, callouts) +
      '</svg>',
    hotspots: placed.map(({ number, centre: [x, y] }) => ({
      number,
      x1: Math.round(x - size.width / 2),
      y1: Math.round(y - size.height / 2),
      x2: Math.round(x + size.width / 2),
      y2: Math.round(y + size.height / 2),
    })),
  };
}

function numbersToWrite(drawn: DrawnScene, callouts: BoardRequest['callouts']): Callout[] {
  const used = new Map<string, number>();
  return callouts.flatMap(({ role, number }) => {
    const places = drawn.parts.flatMap((part, i) =>
      part.role === role ? [{ part: i + 1, solid: part.solid }] : [],
    );
    const sharers = callouts.filter((other) => other.role === role).length;
    const turn = used.get(role) ?? 0;
    used.set(role, turn + 1);
    const first = places[turn % Math.max(1, places.length)];
    if (!first) return [];
    if (sharers > 1) return [{ number, part: first.part }];
    const centreOf = ({ solid }: { solid: PlacedPart['solid'] }): readonly [number, number] => {
      const { min, max } = boundsOf(solid);
      return drawn.rendering.place([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]);
    };
    const [x, y] = centreOf(first);
    const second = places.find((place) => {
      const [otherX, otherY] = centreOf(place);
      return Math.hypot(otherX - x, otherY - y) > FAR_APART;
    });
    return [first, ...(second ? [second] : [])].map(({ part }) => ({ number, part }));
  });
}

/**
 * What can be seen of the parts behind each number, for viewers that highlight a part. They are not painted: elements of
 * `defs` never are. Several numbers of one role have a place of it each, as in `numbersToWrite`.
 */
function outlinesSvg(drawn: DrawnScene, callouts: BoardRequest['callouts']): string {
  const outlines = callouts.map(({ role, number }, index) => {
    const places = drawn.parts.flatMap((part, i) => (part.role === role ? [i + 1] : []));
    const sharers = callouts.filter((other) => other.role === role).length;
    const turn = callouts.slice(0, index).filter((other) => other.role === role).length;
    const shown = sharers > 1 ? places.slice(turn % Math.max(1, places.length)).slice(0, 1) : places;
    return `<path data-callout="${number}" d="${pathData(tracePartsOf(drawn.rendering.map, new Set(shown)), true, 1)}"/>`;
  });
  return `<defs>${outlines.join('')}</defs>`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function numbersSvg(placed: readonly PlacedCallout[], isCircled: boolean): string {
  let leaders = '';
  let rings = '';
  let texts = '';
  for (const { number, centre, target } of placed) {
    const [dx, dy] = [target[0] - centre[0], target[1] - centre[1]];
    const size = Math.hypot(dx, dy) || 1;
    const start = isCircled ? 13.5 : 12.5;
    leaders += `M${tenth(centre[0] + (dx / size) * start)} ${tenth(centre[1] + (dy / size) * start)}L${tenth(target[0])} ${tenth(target[1])}`;
    rings += isCircled ? `<circle cx="${tenth(centre[0])}" cy="${tenth(centre[1])}" r="13"/>` : '';
    texts += `<text x="${tenth(centre[0])}" y="${tenth(centre[1] + (isCircled ? 5.9 : 6.8))}">${number}</text>`;
  }
  const dots = placed.map(({ target }) => `M${tenth(target[0])} ${tenth(target[1])}h0`).join('');
  return (
    `<g fill="none" stroke="${INK}" stroke-width=".7"><path d="${leaders}" stroke="#fff" stroke-width="2.6"/><path d="${leaders}"/>` +
    `<path d="${dots}" stroke-width="2.6" stroke-linecap="round"/><g fill="#fff" stroke-width=".9">${rings}</g></g>` +
    `<g fill="${INK}" font-family="Inter, Arial, sans-serif" font-size="${isCircled ? 16.5 : 19}" font-weight="${isCircled ? 500 : 600}" text-anchor="middle">${texts}</g>`
  );
}
