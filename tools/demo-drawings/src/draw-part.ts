import { compositions } from '@partsboard/demo-catalogue/compositions/composition-list';
import { sceneOf } from './draw-board.ts';
import { renderSolids } from './kit/render.ts';
import type { Solid } from './kit/solid.ts';
import { undrawnParts } from './shapes/undrawn-parts.ts';

const PICTURE_WIDTH = 140;
const PICTURE_HEIGHT = 200;

const compositionOfRole = new Map<string, string>();
for (const { id, roles } of compositions) {
  for (const role of roles) {
    if (!compositionOfRole.has(role)) compositionOfRole.set(role, id);
    compositionOfRole.set(`${id}/${role}`, id);
  }
}

function solidOf(name: string, variant: number): { solid: Solid; mirrored: boolean } {
  const undrawn = undrawnParts[name];
  if (undrawn) return { solid: undrawn(), mirrored: false };
  const composition = compositionOfRole.get(name);
  if (!composition) throw new RangeError(`No part is called ${name}`);
  const role = name.slice(name.indexOf('/') + 1);
  const scene = sceneOf(composition, variant);
  const first = scene.parts.find((part) => part.role === role);
  if (!first) throw new RangeError(`${composition} does not draw ${role}`);
  return { solid: first.solid, mirrored: scene.mirrored };
}

/**
 * The picture of one part as a shop shows it, 140 × 200. The name is a role of any composition, or
 * `composition/role` where a role looks different on different boards.
 */
export function drawPart(name: string, variant: number): string {
  const { solid, mirrored } = solidOf(name, variant);
  const { body } = renderSolids(
    [solid],
    [],
    { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, marginX: 10, marginY: 14, mirrored, maxScale: 3.4 },
    { outline: 1.4, detail: 0.7 },
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}">` +
    `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="#fff"/>${body}</svg>`
  );
}
