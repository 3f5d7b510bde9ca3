import {
  choiceOfStep,
  isChosen,
  noChoices,
  resetAfter,
  stepsBefore,
  type FilterChoices,
  type FilterStep,
} from '@partsboard/domain/filter-cascade';
import { vehicleKinds } from '@partsboard/domain/vehicle-kinds';

const DEFAULT_BRAND_ID = 2;

/** The initial choices; the category returns to its initial value when the brand changes. */
export const initialChoices = (): FilterChoices => ({
  ...noChoices(),
  brandId: DEFAULT_BRAND_ID,
  category: 'PKW',
});

/** The options chosen in a step; only `version` can have several. */
export function chosenIn(choices: FilterChoices, step: FilterStep): readonly string[] {
  const value = choices[choiceOfStep[step]];
  if (value === null) return [];
  return Array.isArray(value) ? value : [String(value)];
}

const toNumber = (option: string | undefined) => (option === undefined ? null : Number(option));

function answer(step: FilterStep, options: readonly string[]): Partial<FilterChoices> {
  const [option] = options;
  switch (step) {
    case 'version':
      return { versionList: [...options] };
    case 'category':
      return { category: vehicleKinds.find((kind) => kind === option) ?? null };
    case 'brand':
    case 'year':
    case 'month':
      return { [choiceOfStep[step]]: toNumber(option) };
    case 'catalog':
    case 'type':
    case 'serie':
    case 'body':
    case 'model':
    case 'engine':
    case 'steering':
    case 'transmission':
      return { [choiceOfStep[step]]: option ?? null };
  }
}

/** Makes a choice in a step and resets the later steps: the category to cars, the others to nothing. */
export function choose(choices: FilterChoices, step: FilterStep, options: readonly string[]): FilterChoices {
  const answered = { ...choices, ...answer(step, options) };
  const reset = resetAfter(answered, step);
  return step === 'brand' ? { ...reset, category: 'PKW' } : reset;
}

/** A step's options are fetched with the choices before it, so that a later choice never narrows them. */
export function choicesBefore(choices: FilterChoices, step: FilterStep): FilterChoices {
  return stepsBefore(choices.category, step).reduce<FilterChoices>(
    (earlier, each) => ({ ...earlier, [choiceOfStep[each]]: choices[choiceOfStep[each]] }),
    noChoices(),
  );
}

/** Whether every step before this one has been answered. */
export const isReachable = (choices: FilterChoices, step: FilterStep): boolean =>
  stepsBefore(choices.category, step).every((each) => isChosen(choices, each));
