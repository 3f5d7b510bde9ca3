import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { BuyerClient, hasFailed, type Outcome } from './buyer-client.ts';

const THINK_MILLISECONDS = 250;
const RETRY_MILLISECONDS = 1_000;

const base64 = (text: string) => Buffer.from(text).toString('base64');
const PASSWORD = base64('rehearsal-buyer');

interface Goods {
  readonly partIds: readonly number[];
  readonly branchIds: readonly number[];
  readonly countryId: number;
}

const pick = <T>(list: readonly T[]): T => {
  const chosen = list[randomInt(list.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from.');
  return chosen;
};

async function readGoods(pool: pg.Pool): Promise<Goods> {
  const parts = await pool.query<{ id: number }>(
    `select part.id
     from part join part_price on part_price.part_id = part.id
     where not part.is_withdrawn
       and not exists (select from catalogue.supersession where supersession.part_id = part.id)
       and (select sum(quantity) from part_stock where part_stock.part_id = part.id) > 4
     order by part.id limit 2000`,
  );
  const branches = await pool.query<{ id: number }>('select id from warehouse where is_branch_office');
  const countries = await pool.query<{ id: number }>('select id from country where is_home limit 1');
  return {
    partIds: parts.rows.map(({ id }) => id),
    branchIds: branches.rows.map(({ id }) => id),
    countryId: countries.rows[0]?.id ?? 0,
  };
}

/** Workshops that search, look at prices, fill carts and order, one after the other without end. */
export class Buyers {
  readonly outcomes: Outcome[] = [];
  /** Numbers of the orders that the shop said it has placed. */
  readonly acknowledged: string[] = [];
  /** What the shop said where it did not place an order; nothing here is a buyer's fault. */
  readonly refusals = new Set<string>();
  readonly #goods: Goods;
  #isOpen = true;
  #loops: Promise<void>[] = [];

  private constructor(goods: Goods) {
    this.#goods = goods;
  }

  /** Registers them; half of them may pay on credit. */
  static async register(pool: pg.Pool, count: number): Promise<Buyers> {
    const buyers = new Buyers(await readGoods(pool));
    for (let index = 0; index < count; index += 1) {
      const client = new BuyerClient((outcome) => buyers.outcomes.push(outcome));
      await buyers.#register(client, pool, index);
      buyers.#loops.push(
        buyers.#shop(client, index % 2 === 0 ? 'Payments.TradeCredit' : 'Payments.Transfer'),
      );
    }
    return buyers;
  }

  /** Those who are about to order still get their answer. */
  async close(): Promise<void> {
    this.#isOpen = false;
    await Promise.all(this.#loops);
    this.#loops = [];
  }

  async #register(client: BuyerClient, pool: pg.Pool, index: number): Promise<void> {
    const email = `buyer.${index}@rehearsal.example`;
    const { status, body } = await client.send('POST', 'Customer/register', {
      Email: email,
      Password: PASSWORD,
      FirstName: 'Rehearsal',
      LastName: `Buyer ${index}`,
      CountryId: this.#goods.countryId,
      City: 'Warszawa',
      ZipPostalCode: '00-001',
      StreetAddress: 'Marszałkowska',
      StreetAddress2: '1',
      Phone: '+48 22 123 45 67',
    });
    if (status !== 200) throw new Error(`A buyer could not register: ${status} ${body}`);
    await pool.query(
      `update company set credit_limit = 100000000
       from customer where customer.company_id = company.id and customer.email = $1`,
      [email],
    );
    const login = await client.send('POST', 'user/login', { email, password: PASSWORD });
    client.token = login.body;
  }

  async #shop(client: BuyerClient, payment: string): Promise<void> {
    const addressId = await this.#addressOf(client);
    while (this.#isOpen) {
      await this.#browse(client);
      await delay(randomInt(THINK_MILLISECONDS));
      if (randomInt(3) === 0) await this.#order(client, addressId, payment);
    }
  }

  async #addressOf(client: BuyerClient): Promise<number> {
    const { body } = await client.send('GET', 'Customer/get');
    const { ShippingAddress } = JSON.parse(body) as { readonly ShippingAddress: number };
    return ShippingAddress;
  }

  async #browse(client: BuyerClient): Promise<void> {
    const productId = pick(this.#goods.partIds);
    const calls = [
      () => client.send('POST', 'Level4Category/List', {}),
      () => client.send('POST', 'level4/ProductStock', { ProductId: productId }),
      () => client.send('GET', `Level4Product/${productId}`),
      () => client.send('GET', 'Level4/Cart'),
    ];
    for (const call of calls) {
      if (hasFailed(await call())) await delay(RETRY_MILLISECONDS);
    }
  }

  async #order(client: BuyerClient, addressId: number, payment: string): Promise<void> {
    let isFilled = false;
    for (let line = 0; line <= randomInt(3); line += 1) {
      const item = { ProductId: pick(this.#goods.partIds), Quantity: 1, RequestKey: randomUUID() };
      if (hasFailed(await client.send('POST', 'Level4/AddItem', item))) await delay(RETRY_MILLISECONDS);
      else isFilled = true;
    }
    if (!isFilled) return;
    const choice = {
      BillingAddressId: addressId,
      ShippingAddressId: addressId,
      ShippingMethodName: 'Kurier',
      ShippingRateComputationMethodSystemName: 'Shipping.Courier',
      PaymentMethodSystemName: payment,
      OrderPointId: pick(this.#goods.branchIds),
      TermsOfServiceOnOrderConfirmPage: true,
      RequestKey: randomUUID(),
    };
    await this.#confirm(client, choice);
  }

  /** Sends the same order, by the same key, until the shop says what became of it. */
  async #confirm(client: BuyerClient, choice: object): Promise<void> {
    for (;;) {
      const outcome = await client.send('POST', 'ShoppingCart/ConfirmCheckout', choice);
      if (!hasFailed(outcome)) {
        this.#note(outcome);
        return;
      }
      await delay(RETRY_MILLISECONDS);
    }
  }

  #note({ status, body }: Outcome): void {
    const { PlacedOrder = null } =
      status === 200 ? (JSON.parse(body) as { PlacedOrder?: { OrderNumber: string } | null }) : {};
    if (PlacedOrder) this.acknowledged.push(PlacedOrder.OrderNumber);
    else this.refusals.add(`${status} ${body}`);
  }
}
