import type { CsvRowOutcome } from '@partsboard/contract/cart';
import { Button } from '@mantine/core';
import type { ImportRow } from './row-table.ts';
import classes from './take-brand.module.css';

interface Props {
  readonly choices: CsvRowOutcome['Choices'];
  readonly className?: string | undefined;
  readonly onTake: (correction: Pick<ImportRow, 'sku' | 'brandId'>) => void;
}

/** A button for each part that a number can mean, with what tells them apart. */
export function TakeBrand({ choices, className, onTake }: Props) {
  return choices.map(({ Id, Sku, Name, Brand, BrandId }) => (
    <Button
      key={Id}
      variant="default"
      size="compact-sm"
      className={className}
      classNames={{ root: classes.choice, label: classes.label }}
      title={Sku}
      onClick={() => onTake({ sku: Sku, brandId: BrandId })}
    >
      {Brand} · {Name}
    </Button>
  ));
}
