import { box, cylinder, lines, prism } from '../kit/primitives.ts';
import { renderSolids } from '../kit/render.ts';
import { along, join, move, type Solid } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vector.ts';
import {
  block,
  glassFront,
  ground,
  onX,
  onY,
  rollerDoors,
  sign,
  tree,
  van,
  windows,
} from './building-pieces.ts';
import { type Ground, grounds } from './colours.ts';

const BRANCH_WIDTH = 480;

const BRANCH_HEIGHT = 270;

export const BRANCHES = 6;

interface Branch {
  readonly ground: Ground;
  readonly solids: () => Solid[];
}

const branches: readonly Branch[] = [
  {
    // Showroom with a glass corner and a flat canopy.
    ground: grounds.mist,
    solids: () => [
      ground(330, 300),
      move(
        join(
          block(120, 190, 70),
          move(block(128, 198, 6), 0, 0, 70),
          windows(6, 96, (x) => onY(95, x, 46, 12, 26)),
        ),
        -40,
      ),
      move(glassFront(20.4, 150, 50, 7), 0),
      move(box(40, 170, 4), 42, 0, 58),
      move(sign(86), 120, 110),
      move(tree(46), 70, -120),
      move(tree(38), -30, 130),
    ],
  },
  {
    // Workshop: pitched roof, four roller doors.
    ground: grounds.sand,
    solids: () => [
      ground(330, 300),
      move(
        join(
          block(110, 200, 54),
          move(
            prism(
              [
                [-104, 0],
                [104, 0],
                [0, 40],
              ],
              118,
            ),
            -59,
            0,
            54,
          ),
          rollerDoors(4, 55, 190, 40),
          windows(4, 90, (x) => onY(100, x, 36, 14, 14)),
        ),
        -40,
      ),
      move(van(), 90, 70, 0),
      move(tree(40), 100, -110),
      move(sign(70), 130, -30),
    ],
  },
  {
    // Central warehouse with a saw-tooth roof.
    ground: grounds.sage,
    solids: () => [
      ground(350, 300),
      move(
        join(
          block(150, 210, 50),
          ...[-70, 0, 70].map((y) =>
            move(
              prism(
                [
                  [-35, 0],
                  [35, 0],
                  [35, 30],
                ],
                150,
              ),
              -75,
              y,
              50,
            ),
          ),
          rollerDoors(3, 75, 150, 34),
        ),
        -40,
      ),
      move(van(), 100, -40, 0),
      move(van(), 100, 30, 0),
      move(tree(38), 0, 140),
    ],
  },
  {
    // Town branch: two storeys, shop window below.
    ground: grounds.mist,
    solids: () => [
      ground(300, 280),
      move(
        join(
          block(110, 150, 108),
          move(block(118, 158, 5), 0, 0, 108),
          windows(5, 140, (y) => onX(55, y, 82, 18, 26)),
          windows(4, 100, (x) => onY(75, x, 82, 14, 26)),
          windows(4, 100, (x) => onY(75, x, 32, 14, 34)),
        ),
        -30,
      ),
      move(glassFront(25.4, 130, 42, 6), 0),
      move(box(26, 140, 3), 38, 0, 50),
      move(sign(60), 100, -90),
      move(tree(48), 90, 100),
      move(tree(40), -60, 118),
    ],
  },
  {
    // Round-fronted car house.
    ground: grounds.sand,
    solids: () => [
      ground(330, 300),
      move(
        join(
          block(110, 180, 62),
          windows(5, 90, (x) => onY(90, x, 36, 12, 30)),
          rollerDoors(1, 55, 60, 40),
        ),
        -60,
        10,
        0,
      ),
      move(
        join(
          along(cylinder(62, 62), 'z'),
          move(along(cylinder(68, 6), 'z'), 0, 0, 62),
          lines(
            ...Array.from({ length: 20 }, (_, i): Vec3[] => {
              const t = (Math.PI * 2 * i) / 20;
              return [
                [62.3 * Math.cos(t), 62.3 * Math.sin(t), 4],
                [62.3 * Math.cos(t), 62.3 * Math.sin(t), 52],
              ];
            }),
          ),
        ),
        30,
        -20,
        0,
      ),
      move(sign(90), 120, 90),
      move(tree(44), 30, 118),
      move(tree(36), 110, -110),
    ],
  },
  {
    // Parts counter in a low hall with a tower.
    ground: grounds.sage,
    solids: () => [
      ground(340, 290),
      move(
        join(
          block(120, 200, 46),
          move(block(126, 206, 5), 0, 0, 46),
          rollerDoors(2, 60, 90, 34),
          windows(6, 110, (x) => onY(100, x, 28, 11, 16)),
        ),
        -40,
        0,
        0,
      ),
      move(
        join(
          block(44, 44, 110),
          windows(4, 90, (z) => onX(22, 0, z + 58, 24, 12)),
          windows(4, 90, (z) => onY(22, 0, z + 58, 24, 12)),
        ),
        34,
        78,
        0,
      ),
      move(van(), 90, -60, 0),
      move(tree(46), -110, 130),
      move(tree(36), 120, 120),
    ],
  },
];

/** A branch's building, by its position in the list of branches. */
export function drawBranch(index: number): string {
  const branch = branches[((index % BRANCHES) + BRANCHES) % BRANCHES];
  if (!branch) throw new RangeError(`There is no branch ${index}`);
  const { body } = renderSolids(
    branch.solids(),
    [],
    {
      width: BRANCH_WIDTH,
      height: BRANCH_HEIGHT,
      marginX: 16,
      marginY: 24,
      mirrored: index % 2 === 1,
      maxScale: 2,
    },
    { outline: 1.1, detail: 0.6 },
    branch.ground.palette,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BRANCH_WIDTH} ${BRANCH_HEIGHT}">` +
    `<rect width="${BRANCH_WIDTH}" height="${BRANCH_HEIGHT}" fill="${branch.ground.fill}"/>${body}</svg>`
  );
}
