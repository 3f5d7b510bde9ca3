import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useSendCatalogue } from './catalogue-imports.mutations.ts';
import type { SentFile } from './send-catalogue.ts';

export interface SendingFile {
  readonly isPending: boolean;
  readonly percent: number;
  /** Or empty; it was not sent. */
  readonly isTooLarge: boolean;
}

/** Sends a file of at most so many bytes and leads to its check. */
export function useSendFile(maxBytes: number) {
  const navigate = useNavigate();
  const [percent, setPercent] = useState(0);
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, isPending } = useSendCatalogue(setPercent);
  const choose = (kind: SentFile['kind']) => (file: File | null) => {
    if (file === null) return;
    const isLarge = file.size > maxBytes || file.size === 0;
    setTooLarge(isLarge);
    if (isLarge) return;
    mutate(
      { file, kind },
      { onSuccess: (id) => void navigate({ to: paths.catalogueImport, params: { id: String(id) } }) },
    );
  };
  const sending: SendingFile = { isPending, percent, isTooLarge };
  return { choose, sending };
}
