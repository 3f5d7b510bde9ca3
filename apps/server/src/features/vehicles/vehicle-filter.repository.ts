import type { LanguageCode } from '@partsboard/contract/language';
import {
  isChosen,
  stepsBefore,
  stepsFor,
  type FilterChoices,
  type FilterStep,
} from '@partsboard/domain/filter-cascade';
import { monthNumber, type MonthNumber } from '@partsboard/domain/month';
import type { VehicleKind } from '@partsboard/domain/vehicle-kinds';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';

export type Choices = Partial<FilterChoices>;

/** The steps whose options are filter values of the catalogue. */
export type FilterValueStep = 'type' | 'serie' | 'body' | 'model' | 'engine' | 'version';

export interface Production {
  readonly firstMonth: MonthNumber;
  readonly lastMonth: MonthNumber | null;
}

interface Option {
  readonly Id: string;
  readonly Name: string;
}

const filterValueIs = (step: FilterValueStep, codes: readonly string[]): RawBuilder<unknown> => sql`
  ${sql.ref(`vehicle_type.${step}_id`)} in (
    select id from catalogue.filter_value
    where dimension = ${sql.lit(step)} and code = any(${codes}::text[])
  )`;

const oneFilterValue =
  (step: FilterValueStep, field: 'typeId' | 'serie' | 'bodyId' | 'modelId' | 'engineId') =>
  (choices: Choices) =>
    filterValueIs(step, [choices[field] ?? '']);

const madeWithin = (from: MonthNumber, to: MonthNumber): RawBuilder<unknown> => sql`
  vehicle_type.first_month <= ${to}
  and (vehicle_type.last_month is null or vehicle_type.last_month >= ${from})`;

const restrictions: Readonly<Record<FilterStep, (choices: Choices) => RawBuilder<unknown>>> = {
  brand: ({ brandId }) => sql`vehicle_type.brand_id = ${brandId}`,
  category: ({ category }) => sql`vehicle_type.category = ${category}`,
  catalog: ({ catalog }) => sql`
    vehicle_type.catalog_id = (select id from catalogue.catalog where code = ${catalog})`,
  type: oneFilterValue('type', 'typeId'),
  serie: oneFilterValue('serie', 'serie'),
  body: oneFilterValue('body', 'bodyId'),
  model: oneFilterValue('model', 'modelId'),
  engine: oneFilterValue('engine', 'engineId'),
  version: ({ versionList }) => filterValueIs('version', versionList ?? []),
  steering: ({ steeringId }) => sql`vehicle_type.steering = ${steeringId}`,
  transmission: ({ transmissionId }) => sql`vehicle_type.transmission = ${transmissionId}`,
  year: ({ year }) => madeWithin(monthNumber(year ?? 0, 1), monthNumber(year ?? 0, 12)),
  month: ({ year, month }) => {
    const chosen = monthNumber(year ?? 0, month ?? 1);
    return madeWithin(chosen, chosen);
  },
};

/** What the answered ones of these steps leave. */
function leftBy(choices: Choices, steps: readonly FilterStep[]): RawBuilder<unknown> {
  const answered = steps.filter((step) => isChosen(choices, step));
  if (answered.length === 0) return sql`true`;
  return sql.join(
    answered.map((step) => restrictions[step](choices)),
    sql` and `,
  );
}

const before = (choices: Choices, step: FilterStep): RawBuilder<unknown> =>
  leftBy(choices, stepsBefore(choices.category, step));

export async function brandOptions(db: Db): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select brand.id::text as "Id", brand.name as "Name"
    from brand
    where exists (select from catalogue.vehicle_type where vehicle_type.brand_id = brand.id)
    order by brand.name collate polish, brand.id`.execute(db);
  return rows;
}

/** The different values that the remaining types have in one of their own columns. */
export async function typeValues<T extends string>(
  db: Db,
  step: 'category' | 'steering' | 'transmission',
  choices: Choices,
): Promise<T[]> {
  const { rows } = await sql<{ value: T }>`
    select distinct ${sql.ref(`vehicle_type.${step}`)} as value
    from catalogue.vehicle_type
    where ${before(choices, step)} and ${sql.ref(`vehicle_type.${step}`)} is not null`.execute(db);
  return rows.map(({ value }) => value);
}

export async function catalogOptions(db: Db, choices: Choices, language: LanguageCode): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select catalog.code as "Id", ${localisedText('catalog.name', language)} as "Name"
    from catalogue.catalog
    where exists (
      select from catalogue.vehicle_type
      where vehicle_type.catalog_id = catalog.id and ${before(choices, 'catalog')}
    )
    order by catalog.position, ${localisedText('catalog.name', language)} collate polish, catalog.code`.execute(
    db,
  );
  return rows;
}

export async function filterValueOptions(
  db: Db,
  step: FilterValueStep,
  choices: Choices,
  language: LanguageCode,
): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select word.code as "Id", ${localisedText('word.name', language)} as "Name"
    from catalogue.filter_value as word
    where word.id in (
      select ${sql.ref(`vehicle_type.${step}_id`)}
      from catalogue.vehicle_type
      where ${before(choices, step)}
    )
    order by word.position, ${localisedText('word.name', language)} collate polish, word.code`.execute(db);
  return rows;
}

/** When the remaining types were built. */
export async function productionRanges(
  db: Db,
  step: 'year' | 'month',
  choices: Choices,
): Promise<Production[]> {
  const { rows } = await sql<Production>`
    select distinct first_month as "firstMonth", last_month as "lastMonth"
    from catalogue.vehicle_type
    where ${before(choices, step)}`.execute(db);
  return rows;
}

/** The types that all filters together leave. */
export async function typesLeft(db: Db, choices: Choices, kind: VehicleKind): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select vehicle_type.id
    from catalogue.vehicle_type
    where ${leftBy(choices, stepsFor(kind))}
    order by vehicle_type.id`.execute(db);
  return rows.map(({ id }) => id);
}
