import type { VehicleKind } from './vehicle-kinds.ts';

/** Every step that a filter can have, as calls name them. */
export const filterSteps = [
  'brand',
  'category',
  'catalog',
  'type',
  'serie',
  'body',
  'model',
  'engine',
  'version',
  'steering',
  'transmission',
  'year',
  'month',
] as const;
export type FilterStep = (typeof filterSteps)[number];

/** What has been chosen so far; null or an empty list means nothing yet. */
export interface FilterChoices {
  brandId: number | null;
  category: VehicleKind | null;
  catalog: string | null;
  typeId: string | null;
  serie: string | null;
  bodyId: string | null;
  modelId: string | null;
  engineId: string | null;
  versionList: string[];
  steeringId: string | null;
  transmissionId: string | null;
  year: number | null;
  month: number | null;
}

/** The field that a step fills. */
export const choiceOfStep = {
  brand: 'brandId',
  category: 'category',
  catalog: 'catalog',
  type: 'typeId',
  serie: 'serie',
  body: 'bodyId',
  model: 'modelId',
  engine: 'engineId',
  version: 'versionList',
  steering: 'steeringId',
  transmission: 'transmissionId',
  year: 'year',
  month: 'month',
} as const satisfies Record<FilterStep, keyof FilterChoices>;

const BEFORE_THE_VEHICLE = ['brand', 'category', 'catalog'] as const satisfies readonly FilterStep[];

const CAR_STEPS = [
  ...BEFORE_THE_VEHICLE,
  'serie',
  'body',
  'model',
  'engine',
  'version',
  'steering',
  'transmission',
  'year',
  'month',
] as const satisfies readonly FilterStep[];

const MOTORCYCLE_STEPS = [
  ...BEFORE_THE_VEHICLE,
  'type',
  'serie',
  'model',
  'version',
  'year',
  'month',
] as const satisfies readonly FilterStep[];

/** The steps for a kind of vehicle, in order. Classic cars are found like motorcycles. */
export const stepsFor = (kind: VehicleKind | null | undefined): readonly FilterStep[] =>
  kind === 'PKW' || kind == null ? CAR_STEPS : MOTORCYCLE_STEPS;

/** The first step after brand, category and catalog. */
export const firstVehicleStep = (kind: VehicleKind | null | undefined): FilterStep =>
  kind === 'PKW' || kind == null ? 'serie' : 'type';

/** The step after this one; null after the last and for a step that this kind does not have. */
export function nextStep(kind: VehicleKind | null | undefined, step: FilterStep): FilterStep | null {
  const steps = stepsFor(kind);
  const place = steps.indexOf(step);
  return place < 0 ? null : (steps[place + 1] ?? null);
}

/** The steps whose choices lie before this one; all of the kind's steps for a step that it does not have. */
export function stepsBefore(kind: VehicleKind | null | undefined, step: FilterStep): readonly FilterStep[] {
  const steps = stepsFor(kind);
  const place = steps.indexOf(step);
  return place < 0 ? steps : steps.slice(0, place);
}

/** Nothing chosen. */
export const noChoices = (): FilterChoices => ({
  brandId: null,
  category: null,
  catalog: null,
  typeId: null,
  serie: null,
  bodyId: null,
  modelId: null,
  engineId: null,
  versionList: [],
  steeringId: null,
  transmissionId: null,
  year: null,
  month: null,
});

/** The choices after one of them changed: it and the earlier ones stay, all later ones are empty again. */
export function resetAfter(choices: FilterChoices, step: FilterStep): FilterChoices {
  const kept = new Set<FilterStep>([...stepsBefore(choices.category, step), step]);
  const empty = noChoices();
  return filterSteps.reduce<FilterChoices>(
    (reset, each) => (kept.has(each) ? reset : { ...reset, [choiceOfStep[each]]: empty[choiceOfStep[each]] }),
    choices,
  );
}

/** Whether a step has been answered. */
export function isChosen(choices: Partial<FilterChoices>, step: FilterStep): boolean {
  const value = choices[choiceOfStep[step]];
  return Array.isArray(value) ? value.length > 0 : value != null;
}

/** The first step without an answer; null when the vehicle can be searched. */
export const missingStep = (choices: Partial<FilterChoices>): FilterStep | null =>
  stepsFor(choices.category).find((step) => !isChosen(choices, step)) ?? null;
