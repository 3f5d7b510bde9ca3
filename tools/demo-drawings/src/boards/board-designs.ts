import type { BoardDesign } from '../kit/scene.ts';
import { axlesBoards } from './axles.ts';
import { brakeBoosterBoards } from './brake-booster.ts';
import { brakeHydraulicsBoards } from './brake-hydraulics.ts';
import { bumpersBoards } from './bumpers.ts';
import { climateBoards } from './climate.ts';
import { coolingBoards } from './cooling.ts';
import { cylinderHeadBoards } from './cylinder-head.ts';
import { discBrakesBoards } from './disc-brakes.ts';
import { doorsAndLidsBoards } from './doors-and-lids.ts';
import { drivelineBoards } from './driveline.ts';
import { drumBrakesBoards } from './drum-brakes.ts';
import { engineBlockBoards } from './engine-block.ts';
import { engineDriveBoards } from './engine-drive.ts';
import { engineElectricsBoards } from './engine-electrics.ts';
import { exhaustBoards } from './exhaust.ts';
import { fuelTankBoards } from './fuel-tank.ts';
import { gearboxBoards } from './gearbox.ts';
import { glazingBoards } from './glazing.ts';
import { injectionBoards } from './injection.ts';
import { intakeBoards } from './intake.ts';
import { lightingBoards } from './lighting.ts';
import { motorcycleBodyBoards } from './motorcycle-body.ts';
import { motorcycleChainBoards } from './motorcycle-chain.ts';
import { motorcycleControlsBoards } from './motorcycle-controls.ts';
import { pedalsBoards } from './pedals.ts';
import { powerSupplyBoards } from './power-supply.ts';
import { restraintBoards } from './restraint.ts';
import { retrofitBoards } from './retrofit.ts';
import { seatsBoards } from './seats.ts';
import { steeringBoards } from './steering.ts';
import { switchesBoards } from './switches.ts';
import { timingBoards } from './timing.ts';
import { towingBoards } from './towing.ts';
import { trimBoards } from './trim.ts';
import { wheelsBoards } from './wheels.ts';
import { wipersBoards } from './wipers.ts';
import { wiringBoards } from './wiring.ts';
import { smallLampsBoards } from './small-lamps.ts';
import { evaporatorBoards } from './evaporator.ts';
import { motorcycleBrakeBoards } from './motorcycle-brake.ts';
import { motorcycleFrameBoards } from './motorcycle-frame.ts';
import { sensorsAndKeysBoards } from './sensors-and-keys.ts';

/** How each composition is drawn. */
export const boardDesigns: Readonly<Record<string, BoardDesign>> = {
  ...axlesBoards,
  ...brakeBoosterBoards,
  ...brakeHydraulicsBoards,
  ...bumpersBoards,
  ...climateBoards,
  ...coolingBoards,
  ...cylinderHeadBoards,
  ...discBrakesBoards,
  ...doorsAndLidsBoards,
  ...drivelineBoards,
  ...drumBrakesBoards,
  ...engineBlockBoards,
  ...engineDriveBoards,
  ...engineElectricsBoards,
  ...exhaustBoards,
  ...fuelTankBoards,
  ...gearboxBoards,
  ...glazingBoards,
  ...injectionBoards,
  ...intakeBoards,
  ...lightingBoards,
  ...motorcycleBodyBoards,
  ...motorcycleChainBoards,
  ...motorcycleControlsBoards,
  ...pedalsBoards,
  ...powerSupplyBoards,
  ...restraintBoards,
  ...retrofitBoards,
  ...seatsBoards,
  ...steeringBoards,
  ...switchesBoards,
  ...timingBoards,
  ...towingBoards,
  ...trimBoards,
  ...wheelsBoards,
  ...wipersBoards,
  ...wiringBoards,
  ...smallLampsBoards,
  ...evaporatorBoards,
  ...motorcycleBrakeBoards,
  ...motorcycleFrameBoards,
  ...sensorsAndKeysBoards,
};
