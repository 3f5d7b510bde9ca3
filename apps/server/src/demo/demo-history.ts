import type { BranchCode } from './demo-branches.ts';

/** A job in the workshop: names of parts in the demo catalogue and how many of each. */
type Job = readonly (readonly [partName: string, quantity: number])[];

const jobs = {
  service: [
    ['Wkład filtra oleju', 12],
    ['Zestaw serwisowy wymiany oleju', 4],
    ['Filtr kabinowy z węglem aktywnym', 6],
    ['Filtr paliwa', 3],
  ],
  frontBrakes: [
    ['Klocki hamulcowe przednie 312 mm', 2],
    ['Tarcza hamulcowa przednia 312 mm', 4],
    ['Czujnik zużycia klocków przednich', 2],
    ['Płyn hamulcowy DOT 4, 1 l', 4],
  ],
  rearBrakes: [
    ['Klocki hamulcowe tylne 348 mm', 1],
    ['Tarcza hamulcowa tylna 348 mm', 2],
    ['Czujnik zużycia klocków tylnych', 1],
  ],
  clutch: [
    ['Zestaw sprzęgła', 1],
    ['Dwumasowe koło zamachowe', 1],
    ['Łożysko wyciskowe', 1],
    ['Śruba koła zamachowego', 8],
  ],
  timing: [
    ['Łańcuch rozrządu', 1],
    ['Napinacz łańcucha rozrządu', 1],
    ['Prowadnica łańcucha rozrządu', 2],
    ['Uszczelka pokrywy rozrządu', 1],
  ],
  turbo: [
    ['Turbosprężarka, część wymienna', 1],
    ['Zestaw montażowy turbosprężarki', 1],
    ['Przewód doprowadzający olej', 1],
  ],
  frontAxle: [
    ['Amortyzator przedni lewy, zawieszenie standardowe', 1],
    ['Amortyzator przedni prawy, zawieszenie standardowe', 1],
    ['Górne mocowanie amortyzatora', 2],
    ['Sprężyna zawieszenia przednia, zawieszenie standardowe', 2],
    ['Odbój amortyzatora', 2],
  ],
  cooling: [
    ['Pompa wody', 1],
    ['Termostat', 1],
    ['Płyn chłodzący, koncentrat 1,5 l', 6],
  ],
  lights: [
    ['Reflektor lewy, halogenowy', 1],
    ['Żarówka świateł mijania, H7', 10],
  ],
  electrics: [
    ['Akumulator, AGM 80 Ah', 2],
    ['Bezpiecznik płytkowy 15 A', 20],
    ['Pióra wycieraczek, komplet', 5],
  ],
  exhaust: [
    ['Tłumik końcowy, wydech standardowy', 1],
    ['Wieszak gumowy wydechu', 4],
    ['Obejma rury wydechowej', 2],
  ],
  airConditioning: [
    ['Sprężarka klimatyzacji', 1],
    ['Osuszacz klimatyzacji', 1],
    ['Zawór rozprężny', 1],
  ],
} as const satisfies Record<string, Job>;

/** How far an order came. Where time has not passed yet, it stands earlier on the way. */
export type Progress =
  'placed' | 'partly-shipped' | 'shipped' | 'delivered' | 'ready' | 'collected' | 'cancelled' | 'returned';

export interface PastOrder {
  readonly customer: 'demo@partsboard.example' | 'second@partsboard.example';
  readonly daysAgo: number;
  readonly lines: Job;
  readonly shipping: 'Shipping.Courier' | 'Shipping.Express' | 'Shipping.Van' | 'pickup';
  readonly payment: 'Payments.Transfer' | 'Payments.TradeCredit' | 'Payments.CashOnDelivery';
  readonly branch: BranchCode;
  readonly progress: Progress;
  readonly note?: string;
  /** The part that a partly shipped order still waits for. */
  readonly toFollow?: string;
}

const demo = { customer: 'demo@partsboard.example', branch: 'WAW' } as const;
const second = { customer: 'second@partsboard.example', branch: 'KRK' } as const;
const credit = { payment: 'Payments.TradeCredit' } as const;
const transfer = { payment: 'Payments.Transfer' } as const;
const courier = { shipping: 'Shipping.Courier' } as const;
const van = { shipping: 'Shipping.Van' } as const;
const pickup = { shipping: 'pickup' } as const;

/** A year of the two demo workshops, the oldest order first. */
export const pastOrders: readonly PastOrder[] = [
  { ...demo, ...courier, ...transfer, daysAgo: 331, lines: jobs.service, progress: 'delivered' },
  { ...demo, ...van, ...credit, daysAgo: 304, lines: jobs.frontBrakes, progress: 'delivered' },
  { ...second, ...courier, ...transfer, daysAgo: 262, lines: jobs.rearBrakes, progress: 'delivered' },
  { ...demo, ...pickup, ...transfer, daysAgo: 246, lines: jobs.electrics, progress: 'collected' },
  {
    ...demo,
    ...transfer,
    shipping: 'Shipping.Express',
    daysAgo: 213,
    lines: jobs.turbo,
    progress: 'delivered',
    note: 'Proszę dołączyć etykietę zwrotną na turbosprężarkę do regeneracji.',
  },
  { ...demo, ...van, ...credit, daysAgo: 188, lines: jobs.frontAxle, progress: 'delivered' },
  {
    ...demo,
    ...courier,
    payment: 'Payments.CashOnDelivery',
    daysAgo: 151,
    lines: jobs.lights,
    progress: 'returned',
    note: 'Zwrot: zamówiono reflektor po niewłaściwej stronie.',
  },
  { ...second, ...van, ...credit, daysAgo: 133, lines: jobs.clutch, progress: 'delivered' },
  { ...demo, ...courier, ...credit, daysAgo: 118, lines: jobs.timing, progress: 'delivered' },
  { ...demo, ...van, ...credit, daysAgo: 86, lines: jobs.airConditioning, progress: 'delivered' },
  { ...demo, ...courier, ...transfer, daysAgo: 64, lines: jobs.exhaust, progress: 'cancelled' },
  { ...second, ...courier, ...transfer, daysAgo: 47, lines: jobs.service, progress: 'delivered' },
  { ...demo, ...van, ...credit, daysAgo: 33, lines: jobs.service, progress: 'delivered' },
  { ...demo, ...courier, ...credit, daysAgo: 12, lines: jobs.clutch, progress: 'delivered' },
  { ...second, ...pickup, ...transfer, daysAgo: 9, lines: jobs.cooling, progress: 'ready' },
  {
    ...demo,
    ...van,
    ...credit,
    daysAgo: 6,
    lines: [...jobs.frontBrakes, ...jobs.rearBrakes],
    progress: 'partly-shipped',
    note: 'Tarcze tylne mogą dojechać później.',
    toFollow: 'Tarcza hamulcowa tylna 348 mm',
  },
  { ...second, ...courier, ...credit, daysAgo: 4, lines: jobs.frontAxle, progress: 'shipped' },
  { ...demo, ...pickup, ...transfer, daysAgo: 3, lines: jobs.cooling, progress: 'ready' },
  { ...demo, ...courier, ...transfer, daysAgo: 1, lines: jobs.lights, progress: 'placed' },
];
