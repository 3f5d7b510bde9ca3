import { cylinder, lines, torus } from '../kit/primitives.ts';
import { join, move, rotate, type Solid } from '../kit/solid.ts';
import { nut, thread } from './fasteners.ts';
import { endFrame } from './rotating-electrics.ts';
import { pulley } from './turned-parts.ts';

/** The alternator in one piece, pulley towards high x. */
const alternator = (radius: number): Solid =>
  join(
    rotate(endFrame(radius, 14, true), 'z', 180),
    cylinder(radius * 0.94, 20),
    move(endFrame(radius, 14, true), 20),
    move(pulley(radius * 0.42, 24, 8, 6), 56),
    move(nut(7, true), 80),
  );

/** An eye on a threaded shank. */
const towingEye = (): Solid =>
  join(
    cylinder(9, 84),
    lines(...thread(9, 2, 40)),
    move(cylinder(14, 8), 76),
    move(rotate(torus(24, 9), 'z', 90), 112),
  );

/** What is listed without being drawn on its board, and is no box, tube or likeness of another part. */
export const undrawnParts: Readonly<Record<string, () => Solid>> = {
  'alternator/extra-alternator': () => alternator(66),
  'bumper-rear/extra-tow-eye': towingEye,
};
