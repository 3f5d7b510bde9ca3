import type { Scene } from '../calls/call.ts';
import { median } from '../statistics.ts';
import type { BrowserFigures, BrowserRounds, PageLoad } from './browser-figures.ts';
import type { Screen } from './interactions.ts';
import { boardJourney, cartJourney, homeJourney, journeyStart } from './journeys.ts';
import { mainJourney, type Interactions } from './main-journey.ts';
import { measurePageLoad } from './page-load.ts';
import { searchJourney } from './search-journey.ts';
import { launchBrowser, slowVisitor } from './slow-visitor.ts';
import { timeToUse } from './time-to-use.ts';

const LOGIN_FORM = ['input[type="password"]', 'form button[type="submit"]'];

interface Round {
  readonly login: PageLoad;
  readonly loginUsable: number;
  readonly homeUsable: number;
  readonly board: Awaited<ReturnType<typeof boardJourney>>;
  readonly changeQuantity: number;
  readonly suggest: number;
  readonly interactions: Interactions;
}

const screensOf = (rounds: readonly Round[]): readonly Screen[] => [
  ...new Set(rounds.flatMap(({ interactions }) => Object.keys(interactions) as Screen[])),
];

function summary(rounds: readonly Round[], choose: (values: number[]) => number): BrowserFigures {
  const of = (read: (round: Round) => number): number => choose(rounds.map(read));
  const ofLogin = (read: (login: PageLoad) => number): number => of(({ login }) => read(login));
  return {
    login: {
      kilobytes: ofLogin((login) => login.kilobytes),
      requests: ofLogin((login) => login.requests),
      firstPaint: ofLogin((login) => login.firstPaint),
      largestPaint: ofLogin((login) => login.largestPaint),
      blocking: ofLogin((login) => login.blocking),
      layoutShift: ofLogin((login) => login.layoutShift),
    },
    loginUsable: of((round) => round.loginUsable),
    homeUsable: of((round) => round.homeUsable),
    openBoardFirst: of(({ board }) => board.openBoardFirst),
    openBoardAgain: of(({ board }) => board.openBoardAgain),
    addAcknowledged: of(({ board }) => board.addAcknowledged),
    addToCart: of(({ board }) => board.addToCart),
    changeQuantity: of((round) => round.changeQuantity),
    suggest: of((round) => round.suggest),
    interactions: Object.fromEntries(
      screensOf(rounds).map((screen) => [screen, of(({ interactions }) => interactions[screen] ?? 0)]),
    ),
  };
}

/** The built shop in a real Chromium, slowed to a mid-range laptop on 4G. */
export async function measureBrowser(scene: Scene, rounds: number): Promise<BrowserRounds> {
  const baseUrl = `http://localhost:${scene.site.shop.port}`;
  const start = await journeyStart(scene);
  const browser = await launchBrowser();
  try {
    const measured: Round[] = [];
    for (let number = 1; number <= rounds; number += 1) {
      process.stderr.write(`browser, round ${number} of ${rounds}\n`);
      const guest = await slowVisitor(browser, baseUrl, {});
      const login = await measurePageLoad(guest, '/login');
      await guest.leave();
      const typist = await slowVisitor(browser, baseUrl, {});
      const loginUsable = await timeToUse(typist.page, '/login', LOGIN_FORM);
      await typist.leave();
      const homeUsable = await homeJourney(browser, baseUrl, start);
      const board = await boardJourney(browser, baseUrl, start);
      const changeQuantity = await cartJourney(scene, browser, baseUrl, start);
      const suggest = await searchJourney(scene, browser, baseUrl, start);
      const interactions = await mainJourney(browser, baseUrl, start);
      measured.push({ login, loginUsable, homeUsable, board, changeQuantity, suggest, interactions });
    }
    return {
      median: summary(measured, median),
      least: summary(measured, (values) => Math.min(...values)),
      most: summary(measured, (values) => Math.max(...values)),
    };
  } finally {
    await browser.close();
  }
}
