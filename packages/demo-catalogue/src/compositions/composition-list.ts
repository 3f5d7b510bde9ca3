import { bodyCompositions } from './body.ts';
import { chassisCompositions } from './chassis.ts';
import type { Composition } from './composition.ts';
import { engineCompositions } from './engine.ts';
import { equipmentCompositions } from './equipment.ts';

export type { Composition };

/** Every exploded view that the kit can draw; part data is written against these names. */
export const compositions: readonly Composition[] = [
  ...engineCompositions,
  ...chassisCompositions,
  ...bodyCompositions,
  ...equipmentCompositions,
];
