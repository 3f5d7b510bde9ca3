import { brakeDisc, brakePad, caliper, splashShield } from '../shapes/disc-brakes.ts';
import { coilSpring, strutDamper, strutMount } from '../shapes/struts.ts';
import { tyre } from '../shapes/tyres.ts';
import { hubBearing, knuckle, wheelHub, wheelRim } from '../shapes/wheels.ts';
import { renderSolids } from '../kit/render.ts';
import { buildScene, type BoardDesign } from '../kit/scene.ts';
import { move } from '../kit/solid.ts';
import { variationOf } from '../kit/variation.ts';

import { hexBolt, nut } from '../shapes/fasteners.ts';
import { grounds } from './colours.ts';

const INTRO_WIDTH = 1200;
const INTRO_HEIGHT = 700;

/** A front corner of a car, pulled apart along the wheel's axis. */
const frontCorner: BoardDesign = (b) => {
  b.row(
    'x',
    [100, 100],
    [
      ['knuckle', knuckle(66)],
      20,
      ['bearing', hubBearing(36, true)],
      20,
      ['shield', splashShield(96)],
      20,
      ['hub', wheelHub(52, 5)],
      20,
      ['disc', brakeDisc({ radius: 104, vented: true, bolts: 5, drilled: true })],
      40,
      ['rim', wheelRim(112, 7, 5)],
      40,
      ['tyre', tyre(158, 114, 92)],
    ],
    { gap: 20 },
  );
  b.row(
    'z',
    [90, 20],
    [
      ['strut', strutDamper(230)],
      14,
      ['spring', coilSpring(44, 140, 5, 5)],
      14,
      ['mount', strutMount(46)],
      14,
      ['nut', nut(6, true)],
    ],
  );
  b.row(
    'x',
    [420, 40],
    [
      ['pad', brakePad(92, 44)],
      24,
      ['pad', brakePad(92, 44)],
      30,
      ['caliper', caliper(116, 2)],
      24,
      ['bolt', move(hexBolt(6, 40), 0, 40, 0)],
    ],
  );
};

export function drawIntro(): string {
  const scene = buildScene(frontCorner, variationOf('intro', 0));
  const ground = grounds.mist;
  const { body } = renderSolids(
    scene.parts.map(({ solid }) => solid),
    scene.axes,
    { width: INTRO_WIDTH, height: INTRO_HEIGHT, marginX: 40, marginY: 24, mirrored: false, maxScale: 2 },
    { outline: 1.7, detail: 0.8 },
    ground.palette,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${INTRO_WIDTH} ${INTRO_HEIGHT}">` +
    `<rect width="${INTRO_WIDTH}" height="${INTRO_HEIGHT}" fill="${ground.fill}"/>` +
    `<path d="M0 ${INTRO_HEIGHT}V520L${INTRO_WIDTH} 120V${INTRO_HEIGHT}z" fill="${ground.shade}"/>${body}</svg>`
  );
}
