import { sliderTypes } from '@partsboard/contract/reference';
import { documentUrl } from '../features/content/document-url.ts';
import type { DemoDelivery } from './demo-delivery.ts';

/** The banners' pictures, by the name that the artwork goes by. */
export const bannerNames = [
  'brakes',
  'catalogue',
  'delivery',
  'filters',
  'workshop',
  'suspension',
  'trade',
  'branches',
  'login-parts',
  'login-orders',
] as const;

export type BannerName = (typeof bannerNames)[number];

interface DemoSlide {
  readonly type: number;
  readonly banner: BannerName;
  readonly fullWidth: boolean;
  readonly descriptionPl: string;
  readonly descriptionEn: string;
  readonly button: { readonly pl: string; readonly en: string } | null;
  readonly link: string | null;
}

export const demoSlides = ({ vanUntil }: DemoDelivery): readonly DemoSlide[] => [
  {
    type: sliderTypes.HomePage,
    banner: 'brakes',
    fullWidth: true,
    descriptionPl: 'Układ hamulcowy: tarcze, klocki i zaciski z magazynu, dostawa następnego dnia rano.',
    descriptionEn: 'Brakes: discs, pads and calipers from stock, delivered the next morning.',
    button: { pl: 'Otwórz katalog', en: 'Open the catalog' },
    link: '/level4',
  },
  {
    type: sliderTypes.HomePage,
    banner: 'catalogue',
    fullWidth: true,
    descriptionPl: 'Wpisz VIN i zobacz tylko te części, które pasują do samochodu na podnośniku.',
    descriptionEn: 'Enter the VIN and see only the parts that fit the car on your lift.',
    button: { pl: 'Jak zamawiać', en: 'How to order' },
    link: '/p/how-to-order',
  },
  {
    type: sliderTypes.HomePage,
    banner: 'delivery',
    fullWidth: true,
    descriptionPl: `Własne samochody dostawcze: zamówienie do ${vanUntil.pl} jest u Ciebie tego samego dnia.`,
    descriptionEn: `Our own vans: order by ${vanUntil.en} and have it the same day.`,
    button: { pl: 'Cennik dostaw', en: 'Delivery price list' },
    link: documentUrl('cennik-dostaw'),
  },
  {
    type: sliderTypes.Category,
    banner: 'filters',
    fullWidth: false,
    descriptionPl: 'Zestawy przeglądowe: filtry, uszczelki i olej w jednym zamówieniu.',
    descriptionEn: 'Service kits: filters, gaskets and oil in one order.',
    button: { pl: 'Zobacz części', en: 'See the parts' },
    link: '/level4',
  },
  {
    type: sliderTypes.Category,
    banner: 'suspension',
    fullWidth: false,
    descriptionPl: 'Zawieszenie: amortyzatory i wahacze zawsze parami, ze śrubami jednorazowymi w komplecie.',
    descriptionEn: 'Suspension: dampers and arms in pairs, single-use bolts included.',
    button: null,
    link: null,
  },
  {
    type: sliderTypes.Manufacturer,
    banner: 'workshop',
    fullWidth: false,
    descriptionPl: 'Części oryginalne z pełną historią zamian numerów, także do starszych roczników.',
    descriptionEn: 'Original parts with their whole chain of replaced numbers, for older cars too.',
    button: { pl: 'O nas', en: 'About us' },
    link: '/p/about-us',
  },
  {
    type: sliderTypes.Manufacturer,
    banner: 'trade',
    fullWidth: false,
    descriptionPl: 'Kredyt kupiecki i rabaty według grup towarowych dla stałych klientów.',
    descriptionEn: 'Trade credit and discounts by product group for regular customers.',
    button: { pl: 'Płatności', en: 'Payments' },
    link: '/p/payments',
  },
  {
    type: sliderTypes.LoginPage,
    banner: 'login-parts',
    fullWidth: true,
    descriptionPl: 'Katalog, stany i Twoje ceny w jednym miejscu.',
    descriptionEn: 'The catalog, stock and your own prices in one place.',
    button: null,
    link: null,
  },
  {
    type: sliderTypes.LoginPage,
    banner: 'login-orders',
    fullWidth: true,
    descriptionPl: 'Zamów z warsztatu, odbierz w oddziale albo zaczekaj na kuriera.',
    descriptionEn: 'Order from the workshop, collect it in a branch or wait for the courier.',
    button: null,
    link: null,
  },
  {
    type: sliderTypes.LoginPage,
    banner: 'branches',
    fullWidth: true,
    descriptionPl: 'Sześć oddziałów i magazyn centralny, ponad pięć tysięcy części od ręki.',
    descriptionEn: 'Six branches and a central warehouse, more than five thousand parts at hand.',
    button: null,
    link: null,
  },
];
