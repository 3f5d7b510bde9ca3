import type { Scene } from '../calls/call.ts';
import type { Site } from '../servers/site.ts';
import { benchCustomers, type BenchCustomer } from './customers.ts';
import { takeSamples } from './samples.ts';

/** What the calls of a site need; customers are made and logged in when a call first wants them. */
export async function openScene(site: Site): Promise<Scene> {
  const known = new Map<string, Promise<readonly BenchCustomer[]>>();
  return {
    site,
    samples: await takeSamples(site),
    customers: (kind, count) => {
      const made = known.get(kind) ?? benchCustomers(site, kind, count);
      known.set(kind, made);
      return made;
    },
  };
}
