import {
  attributesFile,
  brandsFile,
  catalogsFile,
  equipmentFile,
  equipmentSetsFile,
  filterValuesFile,
} from '../format/catalogue-files.ts';
import { markIfIncomplete, type ImportContext } from './import-context.ts';
import { NEXT } from './next-schema.ts';

/** A car has at most one code of an exclusive group; groups are numbered from 1, 0 means none. */
export interface EquipmentGroups {
  /** Exclusive group by equipment id. */
  readonly groupOf: Map<number, number>;
  readonly setsById: Map<number, readonly number[]>;
}

/** A brand keeps its number for ever: the ids of its parts, and the shop's default brand, hang on it. */
export async function loadBrands({ client, folder, ids }: ImportContext): Promise<void> {
  const brands: { id: number; code: string; name: string }[] = [];
  const numbers = new Map<number, number>();
  const { rows: live } = await client.query<{ id: number; code: string }>('select id, code from brand');
  const codeOf = new Map(live.map(({ id, code }) => [id, code]));
  const result = await folder.read(brandsFile, {
    broken: ({ code, number }, row) => code !== undefined && ids.brand.take(code, number ?? 0, row),
    row({ number, code, name }, check) {
      const existing = ids.brand.liveIdOf(code);
      const owner = codeOf.get(number);
      if (existing !== undefined && existing !== number)
        check.fail({ code: 'brand-has-number', column: 'number', brand: code, number: existing });
      else if (owner !== undefined && owner !== code)
        check.fail({ code: 'number-of-brand', column: 'number', number, brand: owner });
      check.once(numbers, number, 'number');
      if (!ids.brand.take(code, number, check.number))
        check.fail({ code: 'value-in-row', column: 'code', value: code, row: ids.brand.rowOf(code) });
      if (check.isGood) brands.push({ id: number, code, name });
    },
  });
  markIfIncomplete(ids.brand, result);
  await client.query(
    `insert into brand (id, code, name) select * from unnest($1::smallint[], $2::text[], $3::text[])
     on conflict (id) do update set name = excluded.name where brand.name <> excluded.name`,
    [brands.map(({ id }) => id), brands.map(({ code }) => code), brands.map(({ name }) => name)],
  );
}

async function loadFilterValues({ folder, ids, copy }: ImportContext): Promise<void> {
  const catalogs = copy.into(`${NEXT}.catalog`, 'id', 'code', 'position', 'name_pl', 'name_en');
  const result = await folder.read(catalogsFile, {
    broken: ({ code }, row) => code !== undefined && ids.catalog.give(code, row),
    row({ code, position, name_pl, name_en }, check) {
      const id = check.identify(ids.catalog, code, 'code');
      if (check.isGood) catalogs.write([id, code, position, name_pl, name_en]);
    },
  });
  markIfIncomplete(ids.catalog, result);

  const values = copy.into(
    `${NEXT}.filter_value`,
    ...['id', 'dimension', 'code', 'position', 'name_pl', 'name_en'],
  );
  const valuesResult = await folder.read(filterValuesFile, {
    broken: ({ dimension, code }, row) =>
      dimension !== undefined && code !== undefined && ids.filterValue.give(`${dimension} ${code}`, row),
    row({ dimension, code, position, name_pl, name_en }, check) {
      const id = check.identify(ids.filterValue, `${dimension} ${code}`, 'dimension, code');
      if (check.isGood) values.write([id, dimension, code, position, name_pl, name_en]);
    },
    settle: () => copy.drain(),
  });
  markIfIncomplete(ids.filterValue, valuesResult);
}

async function loadEquipment({ folder, ids, copy }: ImportContext): Promise<EquipmentGroups> {
  const groupNumbers = new Map<string, number>();
  const groupOf = new Map<number, number>();
  const setsById = new Map<number, readonly number[]>();
  const equipment = copy.into(
    `${NEXT}.equipment`,
    ...['id', 'code', 'kind', 'exclusive_group', 'name_pl', 'name_en'],
  );
  const result = await folder.read(equipmentFile, {
    broken: ({ code }, row) => code !== undefined && ids.equipment.give(code, row),
    row({ code, kind, exclusive_group: group, name_pl, name_en }, check) {
      const id = check.identify(ids.equipment, code, 'code');
      if (!check.isGood) return;
      if (group !== null) {
        const number = groupNumbers.get(group) ?? groupNumbers.size + 1;
        groupNumbers.set(group, number);
        groupOf.set(id, number);
      }
      equipment.write([id, code, kind, group, name_pl, name_en]);
    },
  });
  markIfIncomplete(ids.equipment, result);

  const sets = copy.into(`${NEXT}.equipment_set`, 'id', 'code', 'equipment_ids');
  const setsResult = await folder.read(equipmentSetsFile, {
    broken: ({ code }, row) => code !== undefined && ids.equipmentSet.give(code, row),
    row({ code, equipment: codes }, check) {
      const id = check.identify(ids.equipmentSet, code, 'code');
      const equipmentIds = codes.map((item) => check.refer(ids.equipment, item, 'equipment'));
      const groups = equipmentIds.map((item) => groupOf.get(item) ?? 0).filter((group) => group > 0);
      if (new Set(groups).size < groups.length) check.fail({ code: 'exclusive-group', column: 'equipment' });
      if (!check.isGood) return;
      setsById.set(id, equipmentIds);
      sets.write([id, code, equipmentIds]);
    },
    settle: () => copy.drain(),
  });
  markIfIncomplete(ids.equipmentSet, setsResult);
  return { groupOf, setsById };
}

export async function loadAttributes({ folder, ids, copy }: ImportContext): Promise<void> {
  const attributes = copy.into(`${NEXT}.attribute`, 'id', 'name', 'position', 'name_pl', 'name_en');
  const result = await folder.read(attributesFile, {
    broken: ({ name }, row) => name !== undefined && ids.attribute.give(name, row),
    row({ name, position, name_pl, name_en }, check) {
      const id = check.identify(ids.attribute, name, 'name');
      if (check.isGood) attributes.write([id, name, position, name_pl, name_en]);
    },
  });
  markIfIncomplete(ids.attribute, result);
}

/** Brands, the words of the vehicle filter, and equipment. */
export async function loadVocabulary(context: ImportContext): Promise<EquipmentGroups> {
  await loadBrands(context);
  await loadFilterValues(context);
  return loadEquipment(context);
}
