import type { LanguageCode } from '@partsboard/contract/language';
import type { OrderDetail } from '@partsboard/contract/orders';
import type { BranchMail, DigestLine } from './features/orders/mails/branch-mails.ts';
import type { MailedOrder } from './features/orders/mails/action-mail.ts';

/** An order and its customer, for mails that staff look at before anybody gets one. */

export const ORDER_NUMBER = '123456';
export const COMPANY = 'Auto Nowak';
const DEALER = 'Dealer sp. z o.o.';
/** In grosze. */
export const TOTAL = 36_900;

export const person = { recipient: 'anna@workshop.example', firstName: 'Anna' };
export const store = { email: 'branch@dealer.example', phone: '+48 22 123 45 67' };
export const branch = { name_pl: 'Warszawa', name_en: 'Warsaw' };

const part = {
  sku: '34 11 5 318 642',
  name: { pl: 'Klocki hamulcowe', en: 'Brake pads' },
} as const;
const delivery = { pl: 'Kurier', en: 'Courier' } as const;
const payment = { pl: 'Przelew', en: 'Bank transfer' } as const;

export const mailedOrder = (language: LanguageCode): MailedOrder => ({
  recipient: person.recipient,
  order: {
    id: 1,
    store_id: null,
    number: ORDER_NUMBER,
    language,
    warehouse_name_pl: branch.name_pl,
    warehouse_name_en: branch.name_en,
  },
  lines: [{ line: 1, sku: part.sku, name_pl: part.name.pl, name_en: part.name.en }],
});

const vehicle = { Id: 1, Vin: 'SXVT70040AK482913', Name: 'Vendra 320d', Quantity: 2 };

export const branchMail = (language: LanguageCode): BranchMail => ({
  orderId: 1,
  number: ORDER_NUMBER,
  customer: COMPANY,
  reference: 'WX 2107K',
  delivery: delivery[language],
  payment: payment[language],
  notes: [],
  total: TOTAL,
  lines: [{ name: part.name[language], sku: part.sku, quantity: 2, vehicles: [vehicle], missing: 1 }],
});

export const digest: readonly DigestLine[] = [
  { number: ORDER_NUMBER, customer: COMPANY, lines: 1, total: TOTAL },
];

const address: OrderDetail['BillingAddress'] = {
  FirstName: person.firstName,
  LastName: 'Nowak',
  Company: COMPANY,
  VatNumber: '5260001246',
  Country: 'PL',
  StateProvince: null,
  City: 'Warszawa',
  Address1: 'ul. Lipowa 1',
  Address2: null,
  ZipPostalCode: '00-001',
  PhoneNumber: store.phone,
  Email: person.recipient,
};

const order = (language: LanguageCode): OrderDetail => ({
  Id: 1,
  OrderNumber: ORDER_NUMBER,
  CustomerReference: 'WX 2107K',
  CreatedOn: '2026-01-02T10:00:00.000Z',
  PaymentMethodStatus: 'Pending',
  ShippingStatus: 'Not yet shipped',
  OrderStatus: 'Pending',
  PickUpInStore: false,
  PickupAddress: null,
  ShippingAddress: address,
  BillingAddress: address,
  ShippingMethod: delivery[language],
  PaymentMethod: payment[language],
  BankTransfer: { Recipient: DEALER, AccountNumber: 'PL00 0000 0000 0000 0000 0000 0000' },
  PaymentDue: null,
  OrderPoint: branch[`name_${language}`],
  OrderPointId: 1,
  Items: [
    {
      Line: 1,
      ProductId: 1,
      ProductName: part.name[language],
      Sku: part.sku,
      Quantity: 2,
      UnitPrice: 184.5,
      Discount: 25,
      UnitPriceWithoutDiscount: 246,
      SubTotal: 369,
      CoreDeposit: 0,
      Vehicles: [vehicle],
      Supply: [{ Kind: 'branch', WarehouseId: 1, WarehouseName: branch[`name_${language}`], Quantity: 2 }],
      DeliveredQuantity: 0,
      CancelledQuantity: 0,
      ReturnedQuantity: 0,
      CoreReturnedQuantity: 0,
      ReturnableCores: 0,
      ReturnableQuantity: 0,
    },
  ],
  Shipments: [],
  Returns: [],
  OrderNotes: [],
  History: [],
  OrderSubtotal: 369,
  OrderSubTotalDiscount: 0,
  OrderCoreDeposits: 0,
  OrderShipping: 0,
  PaymentMethodAdditionalFee: 0,
  Tax: 69,
  TaxRates: [{ Rate: 23, Value: 69 }],
  OrderTotalDiscount: 0,
  OrderTotal: 369,
  OrderTotalNetto: 300,
  CancelledTotal: 0,
  RefundedTotal: 0,
});

export const confirmedOrder = (language: LanguageCode) => ({
  order: order(language),
  store: { name: '', showsNet: true, companyName: DEALER, vatNumber: '5260001246' },
  branch: [branch[`name_${language}`], store.phone, store.email].join('\n'),
});

/** Somebody who has registered. */
export const registered = (language: LanguageCode) => ({
  email: person.recipient,
  firstName: person.firstName,
  lastName: 'Nowak',
  phone: store.phone,
  company: COMPANY,
  vatNumber: '5260001246',
  newsletter: false,
  language,
  access: 'pending' as const,
  storeId: 1,
});

export const personRow = (language: LanguageCode) => ({
  email: person.recipient,
  first_name: person.firstName,
  language,
});
