import { Problem, problemCodes } from '../problem.ts';
import { Closed, Type, type Static } from '../schema.ts';

/** What can fail in the back office beyond the shop's problems. */
export const staffProblemCodes = [
  /** The login lacks its second factor, the set-up of one, or a new password. */
  'login-incomplete',
  'forbidden',
  'wrong-csrf-token',
  /** Password and second factor must be given again; see `confirmSession`. */
  'fresh-login-required',
] as const;

export const backofficeProblemCodes = [...problemCodes, ...staffProblemCodes] as const;

export type BackofficeProblemCode = (typeof backofficeProblemCodes)[number];

/** RFC 9457 problem document of the back office. */
export const BackofficeProblem = Closed({
  ...Problem.properties,
  code: Type.Enum([...backofficeProblemCodes]),
});
export type BackofficeProblem = Static<typeof BackofficeProblem>;
