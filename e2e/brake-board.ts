import type { BoardListItem } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { examples } from '@partsboard/demo-catalogue/examples';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { Catalogue } from './catalogue.ts';

/** The board of the front brakes of the demo catalogue's first car. */
export class BrakeBoard {
  readonly catalogue: Catalogue;
  readonly vehicle: Vehicle;
  readonly board: BoardListItem;

  private constructor(catalogue: Catalogue, vehicle: Vehicle, board: BoardListItem) {
    this.catalogue = catalogue;
    this.vehicle = vehicle;
    this.board = board;
  }

  static async find(request: APIRequestContext): Promise<BrakeBoard> {
    const catalogue = await Catalogue.open(request);
    const vehicle = await catalogue.vehicle(examples.vin);
    const category = await catalogue.category(/^Front (wheel )?brake/, vehicle);
    const [board] = await catalogue.boards(category, vehicle);
    if (!board) throw new Error('The car has no front brakes');
    return new BrakeBoard(catalogue, vehicle, board);
  }

  open(page: Page, query = '', language: 'pl' | 'en' = 'en') {
    const { board, vehicle } = this;
    return this.catalogue.visit(page, `/level4/product/${board.Id}${query}`, { language, vehicle });
  }
}

export const lines = (page: Page) =>
  page.getByRole('table', { name: 'Parts' }).getByRole('rowgroup').last().getByRole('row');

export const lineOf = (page: Page, sku: string) => lines(page).filter({ hasText: sku });

/** Price and stock of a line, once they were asked for. */
export const offerOf = (line: Locator) => line.getByRole('button', { name: /In stock: / });

/** What is drawn of the part of a position. */
export const outline = (page: Page, position: string) => page.locator(`path[data-outline="${position}"]`);

export const checkAll = (page: Page) =>
  page.getByRole('button', { name: 'Check Stock and Price: All parts' }).click();

/** Whether two things on the screen cover each other. */
export async function areApart(one: Locator, other: Locator): Promise<boolean> {
  return isApart(await one.boundingBox(), await other.boundingBox());
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

export function isApart(a: Box, b: Box): boolean {
  if (!a || !b) throw new Error('One of them is not on the screen');
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

export const hotspot = (page: Page, position: string) =>
  page.getByRole('button', { name: new RegExp(`^Position ${position},`) });
