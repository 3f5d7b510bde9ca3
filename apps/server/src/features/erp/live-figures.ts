import { MeasuredCache } from '../../cache/measured-cache.ts';
import type { Db } from '../../db/database.ts';
import { repeatTransaction } from '../../db/repeat-transaction.ts';
import { addTask } from '../../tasks/add-task.ts';
import type { Figures } from './erp-answers.ts';
import type { ErpCircuit } from './erp-circuit.ts';
import * as repository from './erp-figures.repository.ts';

export interface Refreshed {
  /** Whether the database got other figures for these parts a moment ago. */
  readonly hasChanged: boolean;
  /** Parts that the ERP did not answer for, with the time of their figures where it is known. */
  readonly unanswered: ReadonlyMap<number, Date | undefined>;
}

/** Brings prices and stock in the database up to date before they are shown. */
export interface LiveFigures {
  refresh(partIds: readonly number[]): Promise<Refreshed>;
}

interface LiveFiguresOptions {
  readonly db: Db;
  readonly circuit: Pick<ErpCircuit, 'figures'>;
  /** Told of parts before the commit that changes them. */
  readonly onChange: (partIds: readonly number[]) => void;
  /** How long an answer counts. */
  readonly keepMilliseconds?: number;
}

interface Answer {
  readonly asked: ReadonlySet<number>;
  readonly answered: ReadonlySet<number>;
  readonly changed: ReadonlySet<number>;
}

const KEEP_MILLISECONDS = 10_000;
const MAX_PARTS = 20_000;

/**
 * Writes an answer of the ERP to the database, as far as it is the newest one about a part, and returns the parts whose
 * figures are others now.
 */
export async function applyFigures(
  tx: Db,
  figures: readonly Figures[],
  askedAt: Date,
): Promise<ReadonlySet<number>> {
  const newest = await repository.recordAnswer(
    tx,
    figures.map(({ partId }) => partId),
    askedAt,
  );
  const current = figures.filter(({ partId }) => newest.has(partId));
  const stock = await repository.findStockDifferences(tx, current);
  const prices = await repository.findPriceDifferences(tx, current);
  if (stock.length > 0) {
    await repository.writeStock(tx, stock);
    // What has arrived is for those who wait for it.
    await addTask(tx, 'allot-back-orders', {}, { key: 'allot-back-orders' });
  }
  if (prices.length > 0) await repository.writePrices(tx, prices);
  return new Set([...stock, ...prices].map(({ partId }) => partId));
}

export function liveFigures({
  db,
  circuit,
  onChange,
  keepMilliseconds = KEEP_MILLISECONDS,
}: LiveFiguresOptions): LiveFigures {
  /** By part; also what is still being asked, so that nobody asks a second time. */
  const answers = new MeasuredCache<number, Promise<Answer>>('answers of the ERP', {
    max: MAX_PARTS,
    ttl: keepMilliseconds,
  });

  async function ask(partIds: readonly number[]): Promise<Answer> {
    const parts = await repository.findAskedParts(db, partIds);
    const asked = new Set(parts.map(({ partId }) => partId));
    const askedAt = new Date();
    const figures = parts.length === 0 ? [] : await circuit.figures(parts);
    if (figures === undefined) {
      forget(partIds);
      return { asked, answered: new Set(), changed: new Set() };
    }
    const changed = await repeatTransaction(db, async (tx) => {
      const parts = await applyFigures(tx, figures, askedAt);
      onChange([...parts]);
      return parts;
    });
    return { asked, answered: new Set(figures.map(({ partId }) => partId)), changed };
  }

  const forget = (partIds: readonly number[]) => {
    for (const id of partIds) answers.delete(id);
  };

  function answerOf(partIds: readonly number[]): Promise<Answer>[] {
    const known = partIds.map((id) => answers.get(id));
    const missing = partIds.filter((_id, place) => known[place] === undefined);
    const awaited = new Set(known.filter((answer) => answer !== undefined));
    if (missing.length > 0) {
      const answer = ask(missing);
      answer.catch(() => forget(missing));
      for (const id of missing) answers.set(id, answer);
      awaited.add(answer);
    }
    return [...awaited];
  }

  return {
    async refresh(partIds) {
      const given = await Promise.all(answerOf(partIds));
      const isIn = (name: keyof Answer) => (id: number) => given.some((answer) => answer[name].has(id));
      const [wasAsked, wasAnswered, wasChanged] = [isIn('asked'), isIn('answered'), isIn('changed')];
      const unanswered = partIds.filter((id) => wasAsked(id) && !wasAnswered(id));
      const ages = unanswered.length === 0 ? new Map() : await repository.findAges(db, unanswered);
      return {
        hasChanged: partIds.some(wasChanged),
        unanswered: new Map(unanswered.map((id) => [id, ages.get(id)])),
      };
    },
  };
}
