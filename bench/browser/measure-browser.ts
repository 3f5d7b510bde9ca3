import type { Scene } from '../calls/call.ts';
import { median } from '../statistics.ts';
import type { BrowserFigures, PageLoad } from './browser-figures.ts';
import { boardJourney, cartJourney, homeJourney, journeyStart } from './journeys.ts';
import { measurePageLoad } from './page-load.ts';
import { launchBrowser, slowVisitor } from './slow-visitor.ts';
import { timeToUse } from './time-to-use.ts';

const LOGIN_FORM = ['input[type="password"]', 'form button[type="submit"]'];

interface Round {
  readonly login: PageLoad;
  readonly loginUsable: number;
  readonly homeUsable: number;
  readonly board: Awaited<ReturnType<typeof boardJourney>>;
  readonly changeQuantity: number;
}

function summary(rounds: readonly Round[]): BrowserFigures {
  const of = (read: (round: Round) => number): number => median(rounds.map(read));
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
    addToCart: of(({ board }) => board.addToCart),
    changeQuantity: of((round) => round.changeQuantity),
  };
}

/** The built shop in a real Chromium, slowed to a mid-range laptop on 4G. */
export async function measureBrowser(scene: Scene, rounds: number): Promise<BrowserFigures> {
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
      measured.push({ login, loginUsable, homeUsable, board, changeQuantity });
    }
    return summary(measured);
  } finally {
    await browser.close();
  }
}
