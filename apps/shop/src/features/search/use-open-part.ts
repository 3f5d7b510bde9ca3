import type { FindResult, FoundPart } from '@partsboard/contract/parts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { paths } from '../../lib/paths.ts';

/** Opens the part that a search has found, or asks which of several is meant. */
export function useOpenPart() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [toChoose, setToChoose] = useState<FindResult | null>(null);

  const openPart = ({ Id }: FoundPart, boards: readonly number[] = []) =>
    void navigate({
      to: paths.product,
      params: { product: String(Id) },
      search: boards.length > 0 ? { boards } : {},
    });

  const open = (found: FindResult) => {
    const part = found.SimpleProduct;
    if (!part) {
      setToChoose(found);
      return;
    }
    if (found.ReplacedSku !== null) {
      showInfo(t('{{old}} has been replaced by {{current}}.', { old: found.ReplacedSku, current: part.Sku }));
    }
    openPart(
      part,
      found.Boards.map(({ Id }) => Id),
    );
  };

  return { open, openPart, toChoose, closeChoice: () => setToChoose(null) };
}
