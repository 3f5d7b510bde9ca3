import type { Db } from '../../src/db/database.ts';
import { EQUIPMENT, VEHICLE, VIN } from './names.ts';

export async function insertVehicles(db: Db): Promise<void> {
  const equipment: [number, string, string | null, string, string | null][] = [
    [EQUIPMENT.S205A, 'S205A', null, 'Automat', 'Automatic'],
    [EQUIPMENT.S1CA, 'S1CA', 'BRAKE', 'Hamulce standardowe', 'Standard brakes'],
    [EQUIPMENT.S1CB, 'S1CB', 'BRAKE', 'Hamulce sportowe', 'Sport brakes'],
    [EQUIPMENT.S322A, 'S322A', null, 'Dostęp komfortowy', 'Comfort access'],
    [EQUIPMENT.S494A, 'S494A', null, 'Podgrzewane fotele', null],
  ];
  await db
    .insertInto('catalogue.equipment')
    .values(
      equipment.map(([id, code, exclusive_group, name_pl, name_en]) => ({
        id,
        code,
        kind: 'optional' as const,
        exclusive_group,
        name_pl,
        name_en,
      })),
    )
    .execute();
  await db
    .insertInto('catalogue.equipment_set')
    .values({ id: 1, code: 'STD', equipment_ids: [EQUIPMENT.S205A] })
    .execute();
  const car = {
    equipment_set_id: null,
    paint: null,
    upholstery: null,
    optional_ids: null,
    retrofitted_ids: null,
  };
  await db
    .insertInto('catalogue.vehicle')
    .values([
      {
        id: VEHICLE.complete,
        vin: VIN.complete,
        vehicle_type_id: 1,
        produced: '2019-03-14',
        equipment_complete: true,
        equipment_set_id: 1,
        paint: 'A96',
        upholstery: 'LUCY',
        optional_ids: [EQUIPMENT.S1CA, EQUIPMENT.S322A],
        retrofitted_ids: [EQUIPMENT.S322A],
      },
      {
        ...car,
        id: VEHICLE.incomplete,
        vin: VIN.incomplete,
        vehicle_type_id: 5,
        produced: '2022-05-02',
        equipment_complete: false,
      },
      {
        ...car,
        id: VEHICLE.rightHand,
        vin: VIN.rightHand,
        vehicle_type_id: 4,
        produced: '2020-01-31',
        equipment_complete: false,
      },
    ])
    .execute();
  await db
    .insertInto('catalogue.campaign')
    .values([
      {
        id: 1,
        number: 'C-1',
        description_pl: 'Wymiana czujnika',
        description_en: 'Sensor exchange',
        reservations_pl: null,
        reservations_en: null,
      },
      {
        id: 2,
        number: 'C-2',
        description_pl: 'Aktualizacja',
        description_en: 'Update',
        reservations_pl: 'Tylko w serwisie',
        reservations_en: 'Workshop only',
      },
    ])
    .execute();
  await db
    .insertInto('catalogue.vehicle_campaign')
    .values([
      { vehicle_id: VEHICLE.complete, campaign_id: 1, is_done: true },
      { vehicle_id: VEHICLE.complete, campaign_id: 2, is_done: false },
    ])
    .execute();
}
