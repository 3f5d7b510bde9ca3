import type { Vehicle } from '@partsboard/contract/vehicles';
import { classifyVin } from '@partsboard/domain/vin';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../plugins/domain-error.ts';
import type { LanguageCode } from '../../plugins/handlers.ts';
import type { CatalogueWordsReader } from '../catalogue-words/catalogue-words.service.ts';
import { toVehicle } from './vehicles.mapper.ts';
import { findVehicles } from './vehicles.repository.ts';
import { vinProblem, vinUnknown } from './vin-sentences.ts';

/** The cars that a VIN or its end names; none is an error that says so. */
export async function findByVin(
  db: Db,
  words: CatalogueWordsReader,
  typed: string,
  language: LanguageCode,
): Promise<Vehicle[]> {
  const input = classifyVin(typed);
  if (input.kind === 'not-a-vin') {
    const sentence = vinProblem(input);
    throw new DomainError('invalid-request', { title: sentence, errors: { vin: [sentence] } });
  }
  const rows = await findVehicles(db, input, language);
  if (rows.length === 0) throw new DomainError('not-found', { title: vinUnknown(input) });
  const loaded = await words();
  return rows.map((row) => toVehicle(row, loaded, language));
}
