import type { CartLine } from '@partsboard/contract/cart';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';
import {
  draftOfCart,
  emptyDraft,
  isEmptyDraft,
  linesOfCart,
  parseDraft,
  type OfferDraft,
} from './offer-draft.ts';

type ChangeDraft = (change: (before: OfferDraft) => OfferDraft) => void;

/**
 * The draft of the offer for this cart. It is kept across a reload, and ends with the cart and with the session. Until
 * the cart is known it is empty.
 */
export function useOfferDraft(lines: readonly CartLine[] | undefined): readonly [OfferDraft, ChangeDraft] {
  const cart = useMemo(() => lines && linesOfCart(lines), [lines]);
  const [entered, setEntered] = useState(() => parseDraft(readStored(storageKeys.offer)));
  const draft = cart ? draftOfCart(entered, cart) : emptyDraft;
  const setDraft = useCallback<ChangeDraft>(
    (change) => {
      if (cart) setEntered((before) => ({ ...change(draftOfCart(before, cart)), cart }));
    },
    [cart],
  );
  useEffect(() => {
    // The draft of an empty cart is not stored: the screen redirects at once, and Undo may restore the cart.
    if (!cart || cart.length === 0) return;
    writeStored(storageKeys.offer, isEmptyDraft(draft) ? null : JSON.stringify({ ...draft, cart }));
  }, [draft, cart]);
  return [draft, setDraft];
}
