import {
  vehiclesAtQuantity,
  vehiclesWithin,
  withAddedVehicles,
  type VehiclePieces,
} from '@partsboard/domain/line-vehicles';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseBefore } from '../../../test/database-before-migration.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const vehicle = fc.record({
  Id: fc.option(fc.integer({ min: 1, max: 30 })),
  Name: fc.constantFrom('1', 'A', 'B'),
  Quantity: fc.integer({ min: 1, max: 5 }),
});
const some = fc.array(vehicle, { maxLength: 30 });
const quantity = fc.integer({ min: 1, max: 30 });

const evaluate = async (call: string, ...values: unknown[]): Promise<unknown> =>
  (await database.pool.query<{ result: unknown }>(`select ${call} as result`, values)).rows[0]?.result;

const json = (vehicles: readonly VehiclePieces[]) => JSON.stringify(vehicles);

describe('the functions of the database do what the domain does', () => {
  it('when pieces are added', async () => {
    await fc.assert(
      fc.asyncProperty(some, some, async (held, added) => {
        expect(await evaluate('vehicles_with_added($1, $2)', json(held), json(added))).toEqual(
          withAddedVehicles(held, added),
        );
      }),
    );
  });

  it('when a line has less pieces than its vehicles', async () => {
    await fc.assert(
      fc.asyncProperty(some, quantity, async (vehicles, left) => {
        expect(await evaluate('vehicles_within($1, $2)', json(vehicles), left)).toEqual(
          vehiclesWithin(vehicles, left),
        );
      }),
    );
  });

  it('when a quantity is changed', async () => {
    await fc.assert(
      fc.asyncProperty(some, quantity, quantity, async (vehicles, before, after) => {
        const held = vehiclesWithin(vehicles, before);
        expect(await evaluate('vehicles_at_quantity($1, $2, $3)', json(held), before, after)).toEqual(
          vehiclesAtQuantity(held, { before, after }),
        );
      }),
    );
  });
});

it('a line for one vehicle is carried over, and a server of the version before adds for its vehicle', async () => {
  const { client, migrate, close } = await createDatabaseBefore('0370_vehicles_of_lines.sql');
  // Without the customer and the parts, which are not what is looked at.
  await client.query('set session_replication_role = replica');
  await client.query(`insert into cart_line (customer_id, part_id, quantity, vehicle_id, vehicle_name)
    values (1, 1, 3, 7, 'Velora'), (1, 2, 4, null, 'Velora, 03/2019'), (1, 3, 5, null, null)`);
  await migrate();
  await client.query(
    `select add_to_cart(1, '{1,3}'::integer[], '{1,1}'::integer[], '{null,null}'::float8[],
      '{8,null}'::integer[], '{Runa,null}'::text[], 99, 99, null::text)`,
  );
  const { rows } = await client.query('select quantity, vehicles from cart_line order by part_id');
  expect(rows).toEqual([
    {
      quantity: 4,
      vehicles: [
        { Id: 7, Name: 'Velora', Quantity: 3 },
        { Id: 8, Name: 'Runa', Quantity: 1 },
      ],
    },
    { quantity: 4, vehicles: [{ Id: null, Name: 'Velora, 03/2019', Quantity: 4 }] },
    { quantity: 6, vehicles: [] },
  ]);
  await close();
});
