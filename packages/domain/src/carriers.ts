/** Who carries parcels, and where a parcel can be followed. The dealer's own van has no numbers. */
export const carriers = {
  dpd: { name: 'DPD', trackingUrl: 'https://tracktrace.dpd.com.pl/findPackage?q=' },
  dhl: { name: 'DHL', trackingUrl: 'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id=' },
  gls: { name: 'GLS', trackingUrl: 'https://gls-group.com/PL/pl/sledzenie-paczek?match=' },
  inpost: { name: 'InPost', trackingUrl: 'https://inpost.pl/sledzenie-przesylek?number=' },
  'poczta-polska': { name: 'Poczta Polska', trackingUrl: 'https://emonitoring.poczta-polska.pl/?numer=' },
  fedex: { name: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr=' },
  ups: { name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum=' },
  'own-van': { name: null, trackingUrl: null },
  other: { name: null, trackingUrl: null },
} as const satisfies Readonly<
  Record<string, { readonly name: string | null; readonly trackingUrl: string | null }>
>;

export type Carrier = keyof typeof carriers;

export const carrierCodes = Object.keys(carriers) as [Carrier, ...Carrier[]];

export const isCarrier = (code: string | null): code is Carrier =>
  code !== null && Object.hasOwn(carriers, code);

/** Where a parcel can be followed; null where there is no such page or no number. */
export function trackingUrl(code: string | null, trackingNumber: string): string | null {
  const base = isCarrier(code) ? carriers[code].trackingUrl : null;
  return base === null || trackingNumber === '' ? null : base + encodeURIComponent(trackingNumber);
}
