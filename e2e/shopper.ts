import type { CartLine } from '@partsboard/contract/cart';
import type { OrderDetail, OrderListItem } from '@partsboard/contract/orders';
import type { NewReturn } from '@partsboard/contract/returns';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { base64, freshEmail, requestToken, returnTo } from './visitor.ts';

export type Language = 'pl' | 'en';
export const languages: readonly Language[] = ['pl', 'en'];

/** A new customer with one address in Warsaw, and the API as that customer's browser would call it. */
export class Shopper {
  readonly #request: APIRequestContext;
  readonly email: string;
  readonly password: string;
  readonly token: string;

  private constructor(request: APIRequestContext, login: { email: string; password: string; token: string }) {
    this.#request = request;
    this.email = login.email;
    this.password = login.password;
    this.token = login.token;
  }

  static async register(request: APIRequestContext): Promise<Shopper> {
    const email = freshEmail('shopper');
    const password = 'a-good-password';
    const countries = (await (await request.get('/api/country')).json()) as { Id: number; Name: string }[];
    const poland = countries.find(({ Name }) => Name === 'Polska' || Name === 'Poland');
    const registered = await request.post('/api/Customer/register', {
      data: {
        Email: email,
        Password: base64(password),
        FirstName: 'Jan',
        LastName: 'Lis',
        Company: 'Warsztat Lis',
        StreetAddress: 'ul. Prosta 1',
        StreetAddress2: 'hala B',
        ZipPostalCode: '00-001',
        City: 'Warszawa',
        CountryId: poland?.Id,
        Phone: '+48 600 000 000',
      },
    });
    expect(registered.ok()).toBe(true);
    return Shopper.logIn(request, { email, password });
  }

  static async logIn(
    request: APIRequestContext,
    login: { readonly email: string; readonly password: string },
  ): Promise<Shopper> {
    return new Shopper(request, { ...login, token: await requestToken(request, login) });
  }

  async call<T>(method: 'GET' | 'POST', path: string, data?: object): Promise<T> {
    const answer = await this.#request.fetch(`/api/${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, 'Accept-Language': 'en' },
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  }

  put(...rows: readonly (readonly [sku: string, quantity: number])[]): Promise<unknown> {
    return this.call(
      'POST',
      'Level4/cartFromCsv',
      rows.map(([sku, quantity]) => ({ sku, quantity })),
    );
  }

  /** Takes the marks off the address that a new customer begins with. */
  unmarkAddress(): Promise<unknown> {
    const own = { FirstName: 'Jan', LastName: 'Lis' };
    return this.call('POST', 'Customer/Update', { ...own, ShippingAddress: null, BillingAddress: null });
  }

  cart(): Promise<CartLine[]> {
    return this.call('GET', 'Level4/Cart');
  }

  async orders(): Promise<OrderListItem[]> {
    return (await this.call<{ Orders: OrderListItem[] }>('GET', 'Order/List')).Orders;
  }

  order(id: number): Promise<OrderDetail> {
    return this.call('GET', `Order/get?id=${id}`);
  }

  /** Asks to send one piece of the first line back. */
  requestReturn(orderId: number, reason: NewReturn['Reason']): Promise<unknown> {
    return this.call('POST', 'Order/Return', {
      OrderId: orderId,
      RequestKey: `because-${reason}`,
      Lines: [{ Line: 1, Quantity: 1 }],
      Kind: 'goods',
      Reason: reason,
      Comment: '',
      Photos: [],
    } satisfies NewReturn);
  }

  /** Opens the shop as a person who was here before. */
  visit(page: Page, path: string, language: Language = 'en'): Promise<void> {
    return returnTo(page, path, { 'user-token': this.token, language });
  }
}
