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
 * What was entered for this cart. It survives a reload, and ends with the cart and with the session. As long as the
 * cart is not known there is nothing.
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
    // Nothing is known about an empty cart's offer: the screen leaves at once, and Undo may bring the cart back.
    if (!cart || cart.length === 0) return;
    writeStored(storageKeys.offer, isEmptyDraft(draft) ? null : JSON.stringify({ ...draft, cart }));
  }, [draft, cart]);
  return [draft, setDraft];
}
