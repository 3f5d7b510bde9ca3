import {
  setUpGaps,
  setUpSteps,
  type SetUpCounts,
  type SetUpGap,
  type SetUpState,
  type SetUpStepName,
} from '@partsboard/contract/backoffice/set-up';
import type { Settings } from '../../config/settings.ts';
import type { Db } from '../../db/database.ts';
import { findSetUpFacts } from './set-up-state.repository.ts';

export interface SetUpDeps {
  readonly db: Db;
  readonly settings: Pick<Settings, 'mailFrom' | 'sendsMail' | 'smtpUrl'>;
}

type Facts = Awaited<ReturnType<typeof findSetUpFacts>>[number];

/** What the store is called until somebody names it, from the migrations. */
const UNNAMED = 'Sklep';

type Gaps = Partial<Record<SetUpGap, boolean>>;

const gapsOf = (
  facts: Facts,
  { mailFrom }: Pick<Settings, 'mailFrom'>,
): Readonly<Record<SetUpStepName, Gaps>> => ({
  // Whoever asks is one.
  administrator: {},
  store: {
    'store-name': facts.name === UNNAMED,
    company: facts.companyName === '' || facts.companyAddress === '',
    // A shop that takes no transfers needs none.
    'bank-account': facts.bankAccount === null && (Boolean(facts.hasTransfer) || !facts.hasPayment),
    'mail-sender': facts.mailFrom === null && mailFrom === undefined && facts.email === '',
  },
  branches: { branch: !facts.hasBranch },
  delivery: { delivery: !facts.hasDelivery && !facts.isPickupOnly },
  payment: { payment: !facts.hasPayment },
  terms: {
    'terms-page': facts.termsPage === null && !facts.hasPage,
    'terms-choice': facts.termsPage === null && Boolean(facts.hasPage),
  },
  catalogue: { catalogue: !facts.hasParts },
  figures: { prices: !facts.hasPrices, stock: !facts.hasStock },
  staff: { staff: facts.staff < 2 },
});

const listed = (gaps: Gaps): SetUpGap[] => setUpGaps.filter((gap) => gaps[gap]);

export async function readSetUpState({ db, settings }: SetUpDeps): Promise<SetUpState> {
  const [facts, ...others] = await findSetUpFacts(db);
  if (!facts) throw new Error('There is no store.');
  const gaps = gapsOf(facts, settings);
  return {
    storeId: facts.id,
    sendsMail: settings.sendsMail && settings.smtpUrl !== undefined,
    steps: setUpSteps.map((step) => ({ step, gaps: listed(gaps[step]) })),
    otherStores: others.map((other) => {
      const { store, terms } = gapsOf(other, settings);
      return { id: other.id, name: other.name, gaps: listed({ ...store, ...terms }) };
    }),
  };
}

export async function countSetUpSteps(deps: SetUpDeps): Promise<SetUpCounts> {
  const { steps, otherStores } = await readSetUpState(deps);
  const all = [...steps, ...otherStores];
  return { done: all.filter(({ gaps }) => gaps.length === 0).length, all: all.length };
}
