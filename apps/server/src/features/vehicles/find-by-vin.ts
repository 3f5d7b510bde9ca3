import type { LanguageCode } from '@partsboard/contract/language';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { classifyVin } from '@partsboard/domain/vin';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { CatalogueLookupsReader } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { toVehicle } from './vehicles.mapper.ts';
import { findVehicles } from './vehicles.repository.ts';
import { vehicleTypes } from './vehicle-types.ts';
import { vinProblem, vinUnknown } from './vin-messages.ts';

/** The cars that a VIN or its end names; none is an error. */
export async function findByVin(
  db: Db,
  lookups: CatalogueLookupsReader,
  typed: string,
  language: LanguageCode,
): Promise<Vehicle[]> {
  const input = classifyVin(typed);
  if (input.kind === 'not-a-vin') {
    const message = vinProblem(input);
    throw new DomainError('invalid-request', { title: message, errors: { vin: [message] } });
  }
  const rows = await findVehicles(db, input, language);
  const loaded = await lookups();
  const typeIds = rows.map(({ typeId }) => typeId);
  const types = await vehicleTypes(db, loaded, typeIds, language);
  const vehicles = rows.flatMap((row): Vehicle[] => {
    const type = types.get(row.typeId);
    return type === undefined ? [] : [toVehicle(row, type, loaded, language)];
  });
  if (vehicles.length === 0) throw new DomainError('not-found', { title: vinUnknown(input) });
  return vehicles;
}
