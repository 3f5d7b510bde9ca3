import { bodyCompositions } from './body.ts';
import { chassisCompositions } from './chassis.ts';
import type { Composition } from './composition.ts';
import { engineCompositions } from './engine.ts';
import { equipmentCompositions } from './equipment.ts';
import { motorcycleCompositions } from './motorcycle.ts';
import { bodyViews } from './body-views.ts';
import { driveViews } from './drive-views.ts';

export type { Composition };

/** Every exploded view that the kit can draw; part data is written against these names. */
export const compositions: readonly Composition[] = [
  ...engineCompositions,
  ...chassisCompositions,
  ...bodyCompositions,
  ...equipmentCompositions,
  ...motorcycleCompositions,
  ...driveViews,
  ...bodyViews,
];

/** The composition whose drawings a board shows: a view of all parts under other names is drawn as what it views. */
export const drawnAs = (id: string): string => {
  const shown = compositions.find((composition) => composition.id === id);
  if (shown?.looksDifferent) return id;
  const whole = compositions.find((composition) => composition.id === shown?.of);
  return shown && whole?.roles.join() === shown.roles.join() ? whole.id : id;
};
