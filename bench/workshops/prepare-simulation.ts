import { spreadOver } from '../data/samples.ts';
import { openScene } from '../data/scene.ts';
import type { Site } from '../servers/site.ts';
import type { Simulation } from './simulation.ts';

/** Enough for sixty visits a second of sixteen seconds each; a visit takes four where the shop is fast. */
const WORKSHOPS = 1000;
const VINS = 2000;

/** Spread over the whole catalogue, so that hardly any car comes twice. */
const SELECT_VINS = `
  select vehicle.vin
  from (${spreadOver('catalogue.vehicle', VINS * 2)}) as asked
  join catalogue.vehicle on vehicle.id = asked.id
  limit ${VINS}`;

const SELECT_PLACE = `
  select warehouse.id as "branchId", (select country_id from address where id = $1) as "countryId"
  from warehouse where is_branch_office order by position, id limit 1`;

/** Everything of a simulation but how many visits there are. */
export async function prepareSimulation(
  site: Site,
): Promise<Omit<Simulation, 'arrivals' | 'stretchSeconds' | 'warmUp'>> {
  const { customers, samples } = await openScene(site);
  const workshops = await customers('workshop', WORKSHOPS);
  const { rows: cars } = await site.pool.query<{ vin: string }>(SELECT_VINS);
  const { rows: places } = await site.pool.query<{ branchId: number; countryId: number }>(SELECT_PLACE, [
    workshops[0]?.addressId,
  ]);
  const [place] = places;
  if (!place) throw new Error('The shop has no branch.');
  return {
    port: site.shop.port,
    serverPid: site.shop.pid,
    postgresPid: site.postgresPid,
    workshops: workshops.map(({ token, addressId }) => ({ token, addressId })),
    vins: cars.map(({ vin }) => vin),
    partNumbers: samples.parts.map(({ number }) => number),
    ...place,
  };
}
