import { sql, type RawBuilder } from 'kysely';
import { typeIdsOf, type CatalogueScope, type ChosenVehicle } from '../vehicles/vehicles.service.ts';

/** Whether the car's month lies in the validity of `table`; always, where the month is not known. */
export const builtWithin = (
  table: string,
  { month }: Pick<ChosenVehicle, 'month'>,
): RawBuilder<unknown> => sql`
  (
    ${month}::smallint
    between coalesce(${sql.ref(`${table}.valid_from`)}, 0) and coalesce(${sql.ref(`${table}.valid_to`)}, 32767)
  ) is not false`;

/**
 * Whether the board `board` is for a vehicle type of this brand and kind. Both looked up row by row until one is
 * found: joined, the planner may read the types of all boards for the boards of one subgroup.
 */
export const boardIsInScope = (board: string, scope: CatalogueScope | null): RawBuilder<unknown> =>
  scope === null
    ? sql`true`
    : sql`
      (
        select true
        from catalogue.vehicle_type_board as place
        where place.board_id = ${sql.ref(`${board}.id`)}
          and (
            select (${scope.brandId}::smallint is null or type.brand_id = ${scope.brandId}::smallint)
              and (${scope.kind}::text is null or type.category = ${scope.kind}::text)
            from catalogue.vehicle_type as type
            where type.id = place.vehicle_type_id
          )
        limit 1
      )`;

/** What of the types that the car may be of is asked for, column by column. */
export const candidateColumns = ({ candidates }: ChosenVehicle) =>
  [
    candidates.map(({ id }) => id),
    candidates.map(({ steering }) => steering),
    candidates.map(({ transmission }) => transmission),
  ] as const;

/** The types that the car may be of, as the rows `candidate`. */
export const candidatesOf = (
  ...[ids, steerings, transmissions]: ReturnType<typeof candidateColumns>
): RawBuilder<unknown> =>
  sql`unnest(${ids}::smallint[], ${steerings}::text[], ${transmissions}::text[]) as candidate (id, steering, transmission)`;

/** Whether the line `line` suits the steering and transmission of a type. */
export function lineIsMadeFor(type: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${type}.${column}`);
  return sql`
    (line.steering is null or ${of('steering')} is null or line.steering = ${of('steering')})
    and (
      line.transmission is null or ${of('transmission')} is null or line.transmission = ${of('transmission')}
    )`;
}

/** Whether the board line `line` can fit one of the candidate types, its equipment condition aside. */
export const lineMayFit = (vehicle: ChosenVehicle): RawBuilder<unknown> =>
  vehicle.candidates.length === 0
    ? sql`true`
    : sql`
      ${builtWithin('line', vehicle)}
      and exists (
        select from catalogue.fitment
        join catalogue.type_set on type_set.id = fitment.type_set_id
        join ${candidatesOf(...candidateColumns(vehicle))} on candidate.id = any(type_set.vehicle_type_ids)
        where fitment.board_id = line.board_id and fitment.line = line.line and ${lineIsMadeFor('candidate')}
      )`;

/** Whether the board of the line `line` is for one of the candidate types and for the car's month. */
export const boardOfLineIsFor = (vehicle: ChosenVehicle): RawBuilder<unknown> =>
  vehicle.candidates.length === 0
    ? sql`true`
    : sql`
      line.board_id in (
        select vehicle_type_board.board_id
        from catalogue.vehicle_type_board
        where vehicle_type_board.vehicle_type_id = any(${typeIdsOf(vehicle)}::smallint[])
          and ${builtWithin('vehicle_type_board', vehicle)}
      )`;
