import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { FoldButton } from '../../components/fold-button.tsx';
import type { LineView } from './folded-lines.ts';

interface Props {
  readonly count: number;
  readonly view: LineView;
  /** Whether a highlighted position of the drawing has folded lines only. */
  readonly isHighlighted: boolean;
  readonly onChange: (view: LineView) => void;
}

/** One row for all lines that do not fit the vehicle; it shows them and folds them again. */
export function FoldedLinesRow({ count, view, isHighlighted, onChange }: Props) {
  const { t } = useTranslation();
  const isFolded = view === 'vehicle';
  return (
    <FoldButton
      isOpen={!isFolded}
      isHighlighted={isHighlighted}
      onClick={() => onChange(isFolded ? 'all' : 'vehicle')}
    >
      {isFolded
        ? t('{{count}} lines do not fit this vehicle: show', { count })
        : t('{{count}} lines do not fit this vehicle: hide', { count })}
    </FoldButton>
  );
}
