import { bodyCompositions } from './compositions/body.ts';
import { chassisCompositions } from './compositions/chassis.ts';
import type { Composition } from './compositions/composition.ts';
import { engineCompositions } from './compositions/engine.ts';
import { equipmentCompositions } from './compositions/equipment.ts';

export type { Composition };

/** Every exploded view that the kit can draw; part data is written against these names. */
export const compositions: readonly Composition[] = [
  ...engineCompositions,
  ...chassisCompositions,
  ...bodyCompositions,
  ...equipmentCompositions,
];
