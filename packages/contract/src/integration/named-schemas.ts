import { schemasOf } from '../named-schemas.ts';
import * as shared from '../schema.ts';
import * as address from '../address.ts';
import * as companies from './companies.ts';
import * as customers from './customers.ts';
import * as deltas from './deltas.ts';
import * as documents from './documents.ts';
import * as key from './key.ts';
import * as orderCommands from './order-actions.ts';
import * as orderFields from '../order-fields.ts';
import * as orders from './orders.ts';
import * as parts from './parts.ts';
import * as people from './people.ts';
import * as problem from './problem.ts';
import * as replacements from './replacements.ts';
import * as rows from './rows.ts';
import * as scopes from './scopes.ts';

/** The objects and enumerations of the API for other systems, by the names under which its contract exports them. */
export const integrationSchemas = schemasOf([
  shared,
  address,
  companies,
  customers,
  deltas,
  documents,
  key,
  orderCommands,
  orderFields,
  orders,
  parts,
  people,
  problem,
  replacements,
  rows,
  scopes,
]);
