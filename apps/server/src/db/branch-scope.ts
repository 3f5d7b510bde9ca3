import { sql, type RawBuilder } from 'kysely';

/** The branches whose data somebody may see and change. */
export type BranchScope = 'all' | readonly number[];

/** Whether a column that names a branch is within a scope. */
export const inBranches = (column: RawBuilder<unknown>, branches: BranchScope): RawBuilder<boolean> =>
  branches === 'all' ? sql<boolean>`true` : sql<boolean>`${column} = any(${[...branches]}::integer[])`;

export const includesBranch = (branches: BranchScope, branchId: number): boolean =>
  branches === 'all' || branches.includes(branchId);
