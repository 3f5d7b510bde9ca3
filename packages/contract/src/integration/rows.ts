import { Closed, Type, type Static } from '../schema.ts';

export const MAX_ROWS = 100_000;

/** So many rows that could not be taken are listed. */
export const MAX_LISTED_PROBLEMS = 1000;

export const RowProblem = Closed({
  row: Type.Integer({ description: 'Of the body, counted from 1' }),
  code: Type.Enum(['invalid', 'unknown-part', 'unknown-warehouse']),
  reason: Type.String({ description: 'For people, in the request’s language' }),
});
export type RowProblem = Static<typeof RowProblem>;

/** What became of the rows of a body: those without a problem count. */
export const RowsResult = Closed({
  rows: Type.Integer({ description: 'In the body' }),
  accepted: Type.Integer(),
  rejected: Type.Integer(),
  changed: Type.Integer({ description: 'Prices or figures of stock that were another before' }),
  problems: Type.Array(RowProblem, { description: 'The first thousand rejected rows' }),
});
export type RowsResult = Static<typeof RowsResult>;
