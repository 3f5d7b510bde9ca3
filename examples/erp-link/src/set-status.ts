import type { Shop } from './shop.ts';

/** `confirm`, `start-picking`, `make-ready`, `deliver` or `complete`: the buttons of the order desk. */
export const setStatus = (shop: Shop, number: string, step: string): Promise<unknown> =>
  shop.post(`/orders/${encodeURIComponent(number)}/steps`, { step });

/** Everything that can leave has left. */
export const setShipped = (
  shop: Shop,
  number: string,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): Promise<unknown> =>
  shop.post(`/orders/${encodeURIComponent(number)}/shipments`, { carrier, trackingNumber, parcels: 1 });

/** What was paid for cancelled goods has been paid back; with a number of a return, what came back with that. */
export const setRefunded = (shop: Shop, number: string, returnNumber: string): Promise<unknown> =>
  shop.post(`/orders/${encodeURIComponent(number)}/refunds`, {
    ...(returnNumber !== '' && { return: returnNumber }),
  });
