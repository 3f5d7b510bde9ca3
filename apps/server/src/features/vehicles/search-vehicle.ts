import type { LanguageCode } from '@partsboard/contract/language';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { choiceOfStep, missingStep, type FilterStep } from '@partsboard/domain/filter-cascade';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Message } from '../../messages/texts.ts';
import { typesLeft, type Choices } from './vehicle-filter.repository.ts';
import { toDescribedVehicle } from './vehicles.mapper.ts';
import { findVehicleTypes } from './vehicles.repository.ts';

/** As many types as a later call may name; a complete set of filters leaves a handful. */
const MAX_TYPES = 200;

function notChosen(step: FilterStep): DomainError {
  const message: Message = (t) => t.vehicles.choose[step];
  return new DomainError('invalid-request', { title: message, errors: { [choiceOfStep[step]]: [message] } });
}

/** The vehicle that a complete set of filters describes. */
export async function searchVehicle(db: Db, choices: Choices, language: LanguageCode): Promise<Vehicle> {
  const missing = missingStep(choices);
  if (missing !== null) throw notChosen(missing);
  const { category, year, month } = choices;
  if (category == null || year == null || month == null) throw notChosen('category');
  const ids = await typesLeft(db, choices, category);
  const [first, ...others] = await findVehicleTypes(db, language, ids.slice(0, MAX_TYPES));
  if (first === undefined)
    throw new DomainError('not-found', { title: (t) => t.vehicles.noneWithTheseFeatures });
  return toDescribedVehicle([first, ...others], year, month, language);
}
