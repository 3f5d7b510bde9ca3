import { useState } from 'react';
import { readStored, storageKeys, writeStored } from '../../lib/storage.ts';
import { parseDraft, type OfferDraft } from './offer-draft.ts';

/** What was entered survives a reload; it ends with the session. */
export function useOfferDraft(): readonly [OfferDraft, (draft: OfferDraft) => void] {
  const [draft, setDraft] = useState(() => parseDraft(readStored(storageKeys.offer)));
  const save = (next: OfferDraft) => {
    setDraft(next);
    writeStored(storageKeys.offer, JSON.stringify(next));
  };
  return [draft, save];
}
