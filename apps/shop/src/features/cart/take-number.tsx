import { Button } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

interface Props {
  readonly sku: string;
  /** The part's name, shown on hovering. */
  readonly name?: string;
  readonly className?: string | undefined;
  readonly onTake: (sku: string) => void;
}

/** A button with the part number that a damaged one probably means. */
export function TakeNumber({ sku, onTake, name, className }: Props) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={className}
      title={name}
      onClick={() => onTake(sku)}
    >
      {t('Take {{number}}', { number: sku })}
    </Button>
  );
}
