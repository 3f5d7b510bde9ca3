import { schemasOf } from '../named-schemas.ts';
import * as shared from '../schema.ts';
import * as audit from './audit.ts';
import * as branches from './branches.ts';
import * as permissions from './permissions.ts';
import * as problem from './problem.ts';
import * as roles from './roles.ts';
import * as session from './session.ts';
import * as sessionStage from './session-stage.ts';
import * as staff from './staff.ts';

/** The objects and enumerations of the back office, by the names under which its contract exports them. */
export const backofficeSchemas = schemasOf([
  shared,
  audit,
  branches,
  permissions,
  problem,
  roles,
  session,
  sessionStage,
  staff,
]);
