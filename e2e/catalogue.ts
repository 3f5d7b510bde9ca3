import type { Customer } from '@partsboard/contract/account';
import type { Board, BoardListItem, Category } from '@partsboard/contract/boards';
import type { CsvRowOutcome } from '@partsboard/contract/cart';
import type { Warehouse } from '@partsboard/contract/reference';
import type { Vehicle } from '@partsboard/contract/vehicles';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { demo, requestToken, returnTo } from './visitor.ts';

interface Visit {
  readonly language?: 'pl' | 'en';
  /** The vehicle that was chosen in an earlier visit. */
  readonly vehicle?: Vehicle;
}

/** The API as the demo customer's browser would call it: for what a journey needs to know beforehand. */
export class Catalogue {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;
  readonly token: string;

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.token = token;
    this.#headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'en' };
  }

  static async open(request: APIRequestContext): Promise<Catalogue> {
    return new Catalogue(request, await requestToken(request, demo));
  }

  async #post<T>(path: string, data: object): Promise<T> {
    const answer = await this.#request.post(`/api/${path}`, { headers: this.#headers, data });
    expect(answer.ok(), path).toBe(true);
    return (await answer.json()) as T;
  }

  /** The vehicles whose VIN is this one, or ends with it. */
  async vehicles(vin: string): Promise<Vehicle[]> {
    const answer = await this.#request.get('/api/level4/Vehicle', {
      headers: this.#headers,
      params: { vin },
    });
    return (await answer.json()) as Vehicle[];
  }

  async vehicle(vin: string): Promise<Vehicle> {
    const [vehicle] = await this.vehicles(vin);
    if (!vehicle) throw new Error(`No vehicle has the VIN ${vin}`);
    return vehicle;
  }

  /** The category whose name matches, for the vehicle or for all. */
  async category(name: RegExp, vehicle?: Vehicle): Promise<Category> {
    const found = (await this.categories(vehicle)).find((category) => name.test(category.Name));
    if (!found) throw new Error(`No category is called ${String(name)}`);
    return found;
  }

  categories(vehicle?: Vehicle): Promise<Category[]> {
    return this.#post('Level4Category/List', vehicleFilterInput(vehicle));
  }

  boards(category: Category, vehicle?: Vehicle): Promise<BoardListItem[]> {
    const searchType = category.ParentCategoryId === 0 ? 'Grouped' : 'GroupedSubCat';
    return this.#post('Level4Product/Boards', {
      ...vehicleFilterInput(vehicle),
      id: category.Id,
      searchType,
    });
  }

  /** The first board that fits what is looked for, in the order of the categories. */
  async boardWhere(fits: (board: BoardListItem) => boolean, vehicle?: Vehicle): Promise<BoardListItem> {
    for (const category of await this.categories(vehicle)) {
      const found = category.HasChildren ? undefined : (await this.boards(category, vehicle)).find(fits);
      if (found) return found;
    }
    throw new Error('No board is like that');
  }

  async board(id: number, vehicle?: Vehicle): Promise<Board> {
    return this.#post('Level4Product/Board', { ...vehicleFilterInput(vehicle), id, searchType: 'Simple' });
  }

  /** The part that a number means. */
  async part(sku: string): Promise<{ readonly Id: number }> {
    const [outcome] = await this.#post<CsvRowOutcome[]>('Level4/checkCsv', [{ sku, quantity: 1 }]);
    if (!outcome?.Product) throw new Error(`No part has the number ${sku}`);
    return outcome.Product;
  }

  /** Numbers of different parts that can be bought. */
  async numbers(count: number): Promise<readonly string[]> {
    const found = new Set<string>();
    for (const category of await this.categories()) {
      const boards = category.HasChildren ? [] : await this.boards(category);
      for (const { Id } of boards.slice(0, 4)) {
        const skus = (await this.board(Id)).Products.map(({ Sku }) => Sku).slice(0, 100);
        const rows = skus.map((sku) => ({ sku, quantity: 1 }));
        const outcomes = await this.#post<CsvRowOutcome[]>('Level4/checkCsv', rows);
        for (const { Status, Product } of outcomes) if (Status === 'added' && Product) found.add(Product.Sku);
        if (found.size >= count) return [...found].slice(0, count);
      }
    }
    throw new Error(`The catalogue has no ${count} parts to sell`);
  }

  /** A number as a spreadsheet shows it that shortens long ones, and the only part that it can mean. */
  async damagedNumber(): Promise<{ readonly shown: string; readonly sku: string }> {
    const numbers = await this.numbers(100);
    const whole = numbers.map((sku) => sku.replaceAll(' ', '')).filter((sku) => /^[1-9]\d{10}$/.test(sku));
    const rows = whole.map((sku) => ({
      sku: Number(sku).toExponential(5).toUpperCase().replace('.', ','),
      quantity: 1,
    }));
    const outcomes = await this.#post<CsvRowOutcome[]>('Level4/checkCsv', rows);
    for (const { Sku, Suggestion } of outcomes) if (Suggestion) return { shown: Sku, sku: Suggestion.Sku };
    throw new Error('Every number looks like another one');
  }

  /** The branch that executed the customer's last order. */
  async homeBranch(): Promise<Warehouse> {
    const read = async <T>(path: string) =>
      (await (await this.#request.get(`/api/${path}`, { headers: this.#headers })).json()) as T;
    const { HomeBranchId } = await read<Customer>('Customer/get');
    const branch = (await read<Warehouse[]>('Warehouse/list')).find(({ Id }) => Id === HomeBranchId);
    if (!branch) throw new Error('The customer has never ordered');
    return branch;
  }

  async clearCart(): Promise<void> {
    await this.#request.post('/api/ShoppingCart/ClearCart', { headers: this.#headers });
  }

  /** Opens the shop as a person who was here before: logged in and perhaps with a vehicle. */
  visit(page: Page, path: string, { language = 'en', vehicle }: Visit = {}): Promise<void> {
    return returnTo(page, path, {
      'user-token': this.token,
      language,
      ...(vehicle ? { LEVEL4_VEHICLE_DATA: JSON.stringify(vehicle) } : {}),
    });
  }
}

/** The vehicle that this browser remembers. */
export const storedVehicle = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('LEVEL4_VEHICLE_DATA'));
