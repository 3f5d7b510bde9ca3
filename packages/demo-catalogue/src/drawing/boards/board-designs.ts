import type { BoardDesign } from '../kit/scene.js';
import { axleBoards } from './axles.js';
import { bodyBoards } from './body.js';
import { brakeBoards } from './brakes.js';
import { comfortBoards } from './comfort.js';
import { electricsBoards } from './electrics.js';
import { engineAirBoards } from './engine-air.js';
import { engineBlockBoards } from './engine-block.js';
import { engineDriveBoards } from './engine-drive.js';
import { exhaustBoards } from './exhaust.js';
import { fuelCoolingBoards } from './fuel-cooling.js';
import { interiorBoards } from './interior.js';
import { motorcycleBoards } from './motorcycle.js';
import { transmissionBoards } from './transmission.js';

export const boardDesigns: Readonly<Record<string, BoardDesign>> = {
  ...engineBlockBoards,
  ...engineDriveBoards,
  ...engineAirBoards,
  ...fuelCoolingBoards,
  ...exhaustBoards,
  ...transmissionBoards,
  ...axleBoards,
  ...brakeBoards,
  ...bodyBoards,
  ...interiorBoards,
  ...electricsBoards,
  ...comfortBoards,
  ...motorcycleBoards,
};
