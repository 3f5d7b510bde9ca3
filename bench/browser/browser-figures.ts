import type { Interactions } from './main-journey.ts';

/** A page opened with an empty cache. Times are in milliseconds after the address was entered. */
export interface PageLoad {
  readonly kilobytes: number;
  readonly requests: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What long tasks took beyond 50 ms each. */
  readonly blocking: number;
  readonly layoutShift: number;
}

/** Times are in milliseconds. */
export interface BrowserFigures {
  readonly login: PageLoad;
  /** From entering the address, with an empty cache, until the login form can be typed in. */
  readonly loginUsable: number;
  /** From entering the address, logged in and with the files of the last visit cached, until home can be used. */
  readonly homeUsable: number;
  /** From the click in the list to the painted drawing, when the board was open before. */
  readonly openBoardAgain: number;
  /** The same for a board that was never open. */
  readonly openBoardFirst: number;
  /** From the click until the button shows the part as being in the cart. */
  readonly addAcknowledged: number;
  /** From the click to the notice that the server has added it. */
  readonly addToCart: number;
  /** From the key to the painted total, in a cart of 300 lines. */
  readonly changeQuantity: number;
  /** From a character of a part number until the painted suggestions begin with what is typed: of all, the median. */
  readonly suggest: number;
  /** The longest interaction of each screen of the main journey; a screen with none above 16 ms is missing. */
  readonly interactions: Interactions;
}

/** What the rounds have in common: of each figure the median, and how far they lie apart. */
export interface BrowserRounds {
  readonly median: BrowserFigures;
  readonly least: BrowserFigures;
  readonly most: BrowserFigures;
}
