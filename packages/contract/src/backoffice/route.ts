import { API_PREFIX, type RouteShape } from '../route.ts';
import type { Permission } from './permissions.ts';
import type { SessionStage } from './session-stage.ts';

/**
 * Who may call: a person with the permission, or, where no permission fits, `anyone`, a person in the middle of a
 * `login` whose second factor or new password is still missing, or every member of `staff`.
 */
type Admission =
  | {
      readonly permission: Permission;
      /** Whoever calls needs this one too: a list is seen by more people than may take it out of the house. */
      readonly alsoNeeds?: Permission;
      readonly access?: never;
    }
  | {
      readonly access: 'anyone' | 'login' | 'staff';
      readonly permission?: never;
      readonly alsoNeeds?: never;
    };

/**
 * One call of the back office. Calls other than GET carry the session's CSRF token in {@link CSRF_HEADER}, except those
 * that anyone may make.
 */
export type BackofficeRoute = RouteShape &
  Admission & {
    /** Dangerous: password and second factor must have been given within the last minutes. */
    readonly needsFreshLogin?: boolean;
    /** The stages of a `login` at which the call is possible; all of them where none are named. */
    readonly stages?: readonly SessionStage[];
    /** What the answer is where it is not JSON: a file, or a stream of server-sent events. */
    readonly answers?: 'table' | 'pdf' | 'picture' | 'archive' | 'events';
  };

export type BackofficeRouteTable = Readonly<Record<string, BackofficeRoute>>;

/** Everything of the back office is below it; no other address is sent the session's cookie. */
export const BACKOFFICE_URL = `${API_PREFIX}/backoffice`;

export const CSRF_HEADER = 'X-CSRF-Token';

/** Keeps the literal types of a route table while checking its shape. */
export const defineBackofficeRoutes = <const T extends BackofficeRouteTable>(table: T): T => table;
