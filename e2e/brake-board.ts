import type { BoardListItem } from '@partsboard/contract/boards';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { examples } from '@partsboard/demo-catalogue/examples';
import type { APIRequestContext, Page } from '@playwright/test';
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

export const hotspot = (page: Page, position: string) =>
  page.getByRole('button', { name: new RegExp(`^Position ${position},`) });
