import type { BoardDesign } from '../kit/scene.js';
import { brakeDiscFront } from './brakes.js';
import { engineBlockBoards } from './engine-block.js';
import { engineDriveBoards } from './engine-drive.js';

export const boardDesigns: Readonly<Record<string, BoardDesign>> = {
  ...engineBlockBoards,
  ...engineDriveBoards,
  'brake-disc-front': brakeDiscFront,
};
