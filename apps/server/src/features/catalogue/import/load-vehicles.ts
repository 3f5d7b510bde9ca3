import { campaignsFile, vehicleCampaignsFile, vehiclesFile } from '../format/catalogue-files.ts';
import { markIfIncomplete, type ImportContext } from './import-context.ts';
import type { EquipmentGroups } from './load-vocabulary.ts';
import type { VehicleTypes } from './load-vehicle-types.ts';
import { LIVE, NEXT } from './next-schema.ts';
import type { RowCheck } from './row-check.ts';

const COLUMNS = [
  ...['vehicle_type_id', 'equipment_complete', 'produced', 'equipment_set_id', 'vin', 'paint', 'upholstery'],
  ...['optional_ids', 'retrofitted_ids'],
];

/** The last id of the vehicles, which are too many to be known one by one here. */
export interface LoadedVehicles {
  readonly lastId: number;
}

function checkEquipment(
  check: RowCheck,
  optionalIds: readonly number[],
  retrofittedIds: readonly number[],
  setIds: readonly number[],
  groupOf: ReadonlyMap<number, number>,
): void {
  const all = setIds.length === 0 ? optionalIds : [...setIds, ...optionalIds];
  for (const id of optionalIds) {
    if (setIds.includes(id)) check.fail({ code: 'code-in-standard-set', column: 'optional' });
  }
  const groups: number[] = [];
  for (const id of all) {
    const group = groupOf.get(id);
    if (group === undefined) continue;
    if (groups.includes(group)) check.fail({ code: 'exclusive-group', column: 'optional' });
    groups.push(group);
  }
  for (const id of retrofittedIds) {
    if (!all.includes(id)) check.fail({ code: 'retrofit-not-on-car', column: 'retrofitted' });
  }
}

/**
 * Cars go straight into the new table when the shop has none; otherwise into a table beside it, from which they
 * are taken over with the ids that the shop has for their VINs.
 */
export async function loadVehicles(
  context: ImportContext,
  types: VehicleTypes,
  { groupOf, setsById }: EquipmentGroups,
): Promise<LoadedVehicles> {
  const { client, folder, ids, copy } = context;
  const { rows } = await client.query<{ last_id: number; any: boolean }>(
    `select exists (select from ${LIVE}.vehicle) as any,
       coalesce((select last_id from catalogue_last_id where entity = 'vehicle'), 0) as last_id`,
  );
  const live = rows[0] ?? { last_id: 0, any: false };
  let lastId = live.last_id;
  if (live.any) {
    await client.query(`create unlogged table ${NEXT}.vehicle_loaded (like ${NEXT}.vehicle);
      alter table ${NEXT}.vehicle_loaded drop column id`);
  }
  const table = live.any
    ? copy.into(`${NEXT}.vehicle_loaded`, ...COLUMNS)
    : copy.into(`${NEXT}.vehicle`, ...COLUMNS, 'id');

  const nullIfEmpty = (list: readonly number[]) => (list.length === 0 ? null : list);
  await folder.read(vehiclesFile, {
    row(row, check) {
      const typeId = check.refer(ids.vehicleType, row.type, 'type');
      const setId = check.referIfAny(ids.equipmentSet, row.standard_set, 'standard_set');
      const optionalIds = row.optional.map((code) => check.refer(ids.equipment, code, 'optional'));
      const retrofittedIds = row.retrofitted.map((code) => check.refer(ids.equipment, code, 'retrofitted'));
      const months = types.monthsById.get(typeId);
      if (months && (row.produced.month < months.first || row.produced.month > months.last)) {
        check.fail({ code: 'outside-production', column: 'produced' });
      }
      if (check.isGood) {
        checkEquipment(check, optionalIds, retrofittedIds, setsById.get(setId ?? 0) ?? [], groupOf);
      }
      if (!check.isGood) return;
      lastId += 1;
      const values = [
        ...[typeId, row.equipment_complete, row.produced.text, setId, row.vin, row.paint, row.upholstery],
        ...[nullIfEmpty(optionalIds), nullIfEmpty(retrofittedIds)],
      ];
      table.write(live.any ? values : [...values, lastId]);
    },
    settle: () => copy.drain(),
  });
  await copy.finish();
  return live.any ? { lastId: await takeOverIds(context, live.last_id) } : { lastId };
}

async function takeOverIds({ client, progress }: ImportContext, lastId: number): Promise<number> {
  progress.step('vehicles');
  const columns = COLUMNS.map((column) => `n.${column}`).join(', ');
  const into = `insert into ${NEXT}.vehicle (id, ${COLUMNS.join(', ')})`;
  await client.query(
    `${into} select o.id, ${columns} from ${NEXT}.vehicle_loaded n join ${LIVE}.vehicle o on o.vin = n.vin`,
  );
  const added = await client.query(
    `${into} select $1 + row_number() over (), ${columns} from ${NEXT}.vehicle_loaded n
     where not exists (select from ${LIVE}.vehicle o where o.vin = n.vin)`,
    [lastId],
  );
  await client.query(`drop table ${NEXT}.vehicle_loaded`);
  return lastId + (added.rowCount ?? 0);
}

export async function loadCampaigns({ client, folder, ids, copy }: ImportContext): Promise<void> {
  const campaigns = copy.into(
    `${NEXT}.campaign`,
    ...['id', 'number', 'description_pl', 'description_en', 'reservations_pl', 'reservations_en'],
  );
  const result = await folder.read(campaignsFile, {
    broken: ({ number }, row) => number !== undefined && ids.campaign.give(number, row),
    row(row, check) {
      const id = check.identify(ids.campaign, row.number, 'number');
      if (!check.isGood) return;
      campaigns.write([
        ...[id, row.number, row.description_pl, row.description_en, row.reservations_pl, row.reservations_en],
      ]);
    },
  });
  markIfIncomplete(ids.campaign, result);

  await client.query(
    `create unlogged table ${NEXT}.vehicle_campaign_loaded
       (vin text not null, campaign_id integer not null, is_done boolean not null)`,
  );
  const loaded = copy.into(`${NEXT}.vehicle_campaign_loaded`, 'vin', 'campaign_id', 'is_done');
  await folder.read(vehicleCampaignsFile, {
    row(row, check) {
      const campaignId = check.refer(ids.campaign, row.campaign, 'campaign');
      if (check.isGood) loaded.write([row.vin, campaignId, row.status === 'done']);
    },
    settle: () => copy.drain(),
  });
}
