import { fluidsFile, vehicleTypeDataFile, vehicleTypesFile } from '../format/catalogue-files.ts';
import type { Row } from '../format/file-format.ts';
import { markIfIncomplete, type ImportContext } from './import-context.ts';
import { NEXT } from './next-schema.ts';
import type { RowCheck } from './row-check.ts';

export interface VehicleTypes {
  readonly idByNumber: Map<number, number>;
  readonly monthsById: Map<number, { readonly first: number; readonly last: number }>;
}

type TypeRow = Row<typeof vehicleTypesFile>;

const NEEDED_BY_CATEGORY = {
  PKW: ['body', 'engine', 'steering', 'transmission'],
  MOTORRAD: ['type'],
  CLASSIC: ['type'],
} as const satisfies Record<TypeRow['category'], readonly (keyof TypeRow)[]>;

function checkNeeded(row: TypeRow, check: RowCheck): void {
  for (const column of NEEDED_BY_CATEGORY[row.category]) {
    if (row[column] === null) check.fail({ code: 'empty-for-category', column, category: row.category });
  }
}

async function loadTypes({ folder, ids, copy }: ImportContext): Promise<VehicleTypes> {
  const idByNumber = new Map<number, number>();
  const monthsById = new Map<number, { first: number; last: number }>();
  const table = copy.into(
    `${NEXT}.vehicle_type`,
    ...[
      'id',
      'number',
      'code',
      'brand_id',
      'category',
      'catalog_id',
      'type_id',
      'serie_id',
      'body_id',
      'model_id',
    ],
    ...['engine_id', 'version_id', 'steering', 'transmission', 'first_month', 'last_month'],
  );
  const rowByNumber = new Map<number, number>();
  const result = await folder.read(vehicleTypesFile, {
    broken({ code, number }, row) {
      const id = code === undefined ? undefined : ids.vehicleType.give(code, row);
      if (number === undefined) return;
      idByNumber.set(number, id ?? 0);
      rowByNumber.set(number, row);
    },
    row(row, check) {
      const value = (dimension: 'type' | 'serie' | 'body' | 'model' | 'engine' | 'version') => {
        const code = row[dimension];
        return code === null ? null : check.refer(ids.filterValue, `${dimension} ${code}`, dimension, code);
      };
      const id = check.identify(ids.vehicleType, row.code, 'code');
      const earlier = rowByNumber.get(row.number);
      if (earlier !== undefined)
        check.fail({ code: 'value-in-row', column: 'number', value: row.number, row: earlier });
      idByNumber.set(row.number, id);
      rowByNumber.set(row.number, check.number);
      checkNeeded(row, check);
      check.inOrder(row.first_month, row.last_month, 'first_month, last_month');
      const values = [
        ...[id, row.number, row.code, check.refer(ids.brand, row.brand, 'brand'), row.category],
        ...[check.refer(ids.catalog, row.catalog, 'catalog'), value('type'), value('serie'), value('body')],
        ...[value('model'), value('engine'), value('version'), row.steering, row.transmission],
        ...[row.first_month, row.last_month],
      ];
      if (!check.isGood) return;
      monthsById.set(id, { first: row.first_month, last: row.last_month ?? Number.MAX_SAFE_INTEGER });
      table.write(values);
    },
  });
  markIfIncomplete(ids.vehicleType, result);
  return { idByNumber, monthsById };
}

async function loadTypeData({ folder, ids, copy }: ImportContext): Promise<void> {
  const data = copy.into(
    `${NEXT}.vehicle_type_data`,
    ...['vehicle_type_id', 'position', 'name_pl', 'name_en', 'value_pl', 'value_en'],
  );
  const seenData = new Map<string, number>();
  await folder.read(vehicleTypeDataFile, {
    row(row, check) {
      const typeId = check.refer(ids.vehicleType, row.type, 'type');
      check.once(seenData, `${row.type} ${row.position}`, 'type, position');
      if (!check.isGood) return;
      data.write([typeId, row.position, row.name_pl, row.name_en, row.value_pl, row.value_en]);
    },
    settle: () => copy.drain(),
  });

  const fluids = copy.into(
    `${NEXT}.fluid`,
    ...['vehicle_type_id', 'position', 'kind_pl', 'kind_en', 'quantity', 'unit', 'note_pl', 'note_en'],
  );
  const seenFluids = new Map<string, number>();
  await folder.read(fluidsFile, {
    row(row, check) {
      const typeId = check.refer(ids.vehicleType, row.type, 'type');
      check.once(seenFluids, `${row.type} ${row.position}`, 'type, position');
      if (!check.isGood) return;
      const quantity = (row.quantity / 1000).toFixed(3);
      fluids.write([
        typeId,
        row.position,
        row.kind_pl,
        row.kind_en,
        quantity,
        row.unit,
        row.note_pl,
        row.note_en,
      ]);
    },
    settle: () => copy.drain(),
  });
}

/** Vehicle types with their technical data and fluids. */
export async function loadVehicleTypes(context: ImportContext): Promise<VehicleTypes> {
  const types = await loadTypes(context);
  await loadTypeData(context);
  return types;
}
