import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';
import { parseDraft, type OfferDraft } from './offer-draft.ts';

/** What was entered survives a reload; it ends with the session. */
export function useOfferDraft(): readonly [OfferDraft, Dispatch<SetStateAction<OfferDraft>>] {
  const [draft, setDraft] = useState(() => parseDraft(readStored(storageKeys.offer)));
  useEffect(() => writeStored(storageKeys.offer, JSON.stringify(draft)), [draft]);
  return [draft, setDraft];
}
