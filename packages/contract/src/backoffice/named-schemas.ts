import { schemasOf } from '../named-schemas.ts';
import * as shared from '../schema.ts';
import * as audit from './audit.ts';
import * as branchOrderMail from './branch-order-mail.ts';
import * as branches from './branches.ts';
import * as orderActions from './order-actions.ts';
import * as orderViews from './order-views.ts';
import * as orders from './orders.ts';
import * as address from '../address.ts';
import * as stock from '../stock.ts';
import * as permissions from './permissions.ts';
import * as problem from './problem.ts';
import * as roles from './roles.ts';
import * as session from './session.ts';
import * as sessionStage from './session-stage.ts';
import * as staff from './staff.ts';

/** The objects and enumerations of the back office, by the names under which its contract exports them. */
export const backofficeSchemas = schemasOf([
  shared,
  address,
  audit,
  branchOrderMail,
  branches,
  orderActions,
  orderViews,
  orders,
  stock,
  permissions,
  problem,
  roles,
  session,
  sessionStage,
  staff,
]);
