import type { Vehicle } from '@partsboard/contract/vehicles';
import { choiceOfStep, missingStep, type FilterStep } from '@partsboard/domain/filter-cascade';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { LanguageCode } from '../../http/handlers.ts';
import type { Message } from '../../messages/language.ts';
import { typesLeft, type Choices } from './vehicle-filter.repository.ts';
import { toDescribedVehicle } from './vehicles.mapper.ts';
import { findVehicleTypes } from './vehicles.repository.ts';

/** As many types as a later call may name; a complete set of filters leaves a handful. */
const MOST_TYPES = 200;

const CHOOSE: Readonly<Record<FilterStep, Message>> = {
  brand: { pl: 'Wybierz markę.', en: 'Please choose the brand.' },
  category: { pl: 'Wybierz rodzaj pojazdu.', en: 'Please choose the kind of vehicle.' },
  catalog: { pl: 'Wybierz katalog.', en: 'Please choose the catalog.' },
  type: { pl: 'Wybierz typ.', en: 'Please choose the type.' },
  serie: { pl: 'Wybierz serię.', en: 'Please choose the series.' },
  body: { pl: 'Wybierz nadwozie.', en: 'Please choose the body.' },
  model: { pl: 'Wybierz model.', en: 'Please choose the model.' },
  engine: { pl: 'Wybierz silnik.', en: 'Please choose the engine.' },
  version: { pl: 'Wybierz wersję.', en: 'Please choose the version.' },
  steering: { pl: 'Wybierz stronę kierownicy.', en: 'Please choose the steering side.' },
  transmission: { pl: 'Wybierz skrzynię biegów.', en: 'Please choose the transmission.' },
  year: { pl: 'Wybierz rok produkcji.', en: 'Please choose the year of production.' },
  month: { pl: 'Wybierz miesiąc produkcji.', en: 'Please choose the month of production.' },
};

const NO_SUCH_VEHICLE: Message = {
  pl: 'W katalogu nie ma pojazdu o takich cechach. Zmień filtry.',
  en: 'The catalog has no vehicle with these features. Please change the filters.',
};

const notChosen = (step: FilterStep): DomainError =>
  new DomainError('invalid-request', {
    title: CHOOSE[step],
    errors: { [choiceOfStep[step]]: [CHOOSE[step]] },
  });

/** The vehicle that a complete set of filters describes. */
export async function searchVehicle(db: Db, choices: Choices, language: LanguageCode): Promise<Vehicle> {
  const missing = missingStep(choices);
  if (missing !== null) throw notChosen(missing);
  const { category, year, month } = choices;
  if (category == null || year == null || month == null) throw notChosen('category');
  const ids = await typesLeft(db, choices, category);
  const [first, ...others] = await findVehicleTypes(db, ids.slice(0, MOST_TYPES), language);
  if (first === undefined) throw new DomainError('not-found', { title: NO_SUCH_VEHICLE });
  return toDescribedVehicle([first, ...others], year, month, language);
}
