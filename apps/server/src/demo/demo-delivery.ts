import type { LanguageCode } from '@partsboard/contract/language';
import { toMajor, type Grosze } from '@partsboard/domain/money';
import { grossOf } from '@partsboard/domain/price';
import { findShippingMethods, type ShippingMethodRow } from '../features/checkout/methods.repository.ts';
import type { Db } from '../db/database.ts';

/** What a text says about one way of delivery. */
interface DeliveryTexts {
  readonly name: string;
  readonly description: string;
  /** Until when an order still leaves on the same day; empty where it does not matter. */
  readonly until: string;
  /** Figures in zloty; the unit stands above them. */
  readonly net: string;
  readonly gross: string;
  /** The sub total (gross) from which nothing is charged; empty where it always is. */
  readonly freeFrom: string;
}

/** Delivery as the checkout offers it, in texts: what pages, banners and documents say comes from here. */
export type DemoDelivery = Readonly<Record<LanguageCode, readonly DeliveryTexts[]>> & {
  /** Until when an order goes with the vans of the same day. */
  readonly vanUntil: Readonly<Record<LanguageCode, string>>;
};

const NOON = '12:00';

/** `16:00:00` as a person says it. */
const clock: Readonly<Record<LanguageCode, (time: string) => string>> = {
  pl: (time) => time.slice(0, 5).replace(/^0/, ''),
  en: (time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    if (hour === 12 && minute === 0) return 'noon';
    const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
    return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  },
};

const locales = { pl: 'pl-PL', en: 'en-GB' } as const satisfies Record<LanguageCode, string>;

const amount = (value: Grosze, language: LanguageCode): string =>
  toMajor(value).toLocaleString(locales[language], { style: 'currency', currency: 'PLN' });

const figure = (value: Grosze, language: LanguageCode): string =>
  toMajor(value).toLocaleString(locales[language], { minimumFractionDigits: 2 });

const deliveryTexts = (method: ShippingMethodRow, language: LanguageCode): DeliveryTexts => ({
  name: method[`name_${language}`],
  description: method[`description_${language}`],
  until: method.order_until === null ? '' : clock[language](method.order_until),
  net: figure(method.fee_net, language),
  gross: figure(grossOf(method.fee_net, method.vat_rate), language),
  freeFrom: method.free_from === null ? '' : amount(method.free_from, language),
});

export async function readDelivery(db: Db): Promise<DemoDelivery> {
  const methods = await findShippingMethods(db);
  const vanUntil = methods.find((method) => method.system_name === 'Shipping.Van')?.order_until ?? NOON;
  return {
    pl: methods.map((method) => deliveryTexts(method, 'pl')),
    en: methods.map((method) => deliveryTexts(method, 'en')),
    vanUntil: { pl: clock.pl(vanUntil), en: clock.en(vanUntil) },
  };
}

/** For parcels that leave the country, which no courier delivers on the next day. */
export const methodAbroad = {
  system_name: 'Shipping.Abroad',
  position: 4,
  name_pl: 'Kurier międzynarodowy',
  name_en: 'International courier',
  description_pl: 'Dostawa w Europie w 2–4 dni robocze, na inne kontynenty w 5–10 dni roboczych od wysyłki.',
  description_en:
    'Delivery in Europe in 2–4 working days, to other continents in 5–10 working days of dispatch.',
  fee_net: 8900,
  vat_rate: 2300,
  preselected: true,
  order_until: '16:00',
} as const;

/** For what is picked up, in the branches that take payments. */
export const counterPayment = {
  system_name: 'Payments.Counter',
  position: 4,
  name_pl: 'Płatność w oddziale',
  name_en: 'Payment at the counter',
  description_pl: 'Gotówką lub kartą przy odbiorze towaru.',
  description_en: 'In cash or by card when you collect the goods.',
  fee_net: 0,
  vat_rate: 2300,
} as const;
