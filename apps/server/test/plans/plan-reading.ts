import { inspect } from 'node:util';
import type { Explained } from './explaining-database.ts';

type Node = Readonly<Record<string, unknown>>;

const count = (node: Node, field: string): number => Number(node[field] ?? 0);

function* nodesOf(plan: unknown): Generator<Node> {
  const node = plan as Node;
  yield node;
  for (const child of (node['Plans'] as readonly unknown[] | undefined) ?? []) yield* nodesOf(child);
}

/** A table, or an index that is gone through from end to end, which is no better. */
function readWhole(node: Node): string | undefined {
  const kind = String(node['Node Type']);
  const isWhole =
    kind === 'Seq Scan' || (/^Index (?:Only )?Scan$/.test(kind) && node['Index Cond'] === undefined);
  return isWhole ? String(node['Relation Name']) : undefined;
}

/** What reading cost: rows of tables and entries of indexes, those that were thrown away too, and each try. */
function touchedBy(node: Node): number {
  const loops = count(node, 'Actual Loops');
  const removed = count(node, 'Rows Removed by Join Filter') * loops;
  if (node['Relation Name'] === undefined && node['Index Name'] === undefined) return removed;
  if (String(node['Node Type']) === 'ModifyTable') return removed;
  const rows =
    count(node, 'Actual Rows') +
    count(node, 'Rows Removed by Filter') +
    count(node, 'Rows Removed by Index Recheck');
  return Math.max(rows, 1) * loops + removed;
}

const rowsTouched = ({ plan }: Explained): number =>
  [...nodesOf(plan)].reduce((sum, node) => sum + touchedBy(node), 0);

/** What is wrong with a plan, in words; empty when nothing is. */
export function planFaults(
  explained: Explained,
  isLarge: (table: string) => boolean,
  bound: number,
): string[] {
  if (explained.failure !== undefined) return [`could not be explained: ${inspect(explained.failure)}`];
  const planned = [...nodesOf(explained.plan)].flatMap((node) => readWhole(node) ?? []);
  // What a trigger or a foreign key reads is in no plan.
  const whole = new Set([...planned, ...explained.readInOrder.keys()].filter(isLarge));
  const faults = [...whole].map((table) => `reads ${table} from end to end`);
  const touched = rowsTouched(explained);
  return touched > bound ? [...faults, `touches ${touched} rows, of ${bound} at most`] : faults;
}
