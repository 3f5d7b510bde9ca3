import type { StaffPart, WarehouseStock } from '@partsboard/contract/backoffice/parts';
import { Button } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatNumber } from '@partsboard/ui/lib/format.ts';
import { useState } from 'react';
import { useMay, useStaff } from '../session/session.queries.ts';
import { BinDialog } from './bin-dialog.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import classes from './parts.module.css';

interface Opened {
  readonly dialog: 'stock' | 'bin';
  readonly place: WarehouseStock;
}

/** What lies where, with what can be corrected. */
export function StockTable({ part }: { readonly part: StaffPart }) {
  const { t } = useTranslation();
  const branches = new Set(useStaff()?.branches.map(({ id }) => id));
  const may = useMay();
  const mayCorrect = may('stock.correct') && part.state !== 'withdrawn';
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const isMine = ({ warehouseId }: WarehouseStock) => may('branches.all') || branches.has(warehouseId);
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Branch')}</th>
            <th scope="col">{t('Bin')}</th>
            <th scope="col" data-number>
              {t('On hand')}
            </th>
            <th scope="col" data-number>
              {t('Reserved')}
            </th>
            <th scope="col" data-number>
              {t('Available')}
            </th>
            {mayCorrect ? <th scope="col">{t('Actions')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {part.stock.map((place) => (
            <tr key={place.warehouseId}>
              <th scope="row">{place.name}</th>
              <td>{place.bin ?? '–'}</td>
              <td data-number>{formatNumber(place.quantity)}</td>
              <td data-number>{formatNumber(place.reserved)}</td>
              <td data-number className={classes.sum}>
                {formatNumber(Math.max(0, place.quantity - place.reserved))}
              </td>
              {mayCorrect ? (
                <td>
                  {isMine(place) ? (
                    <Button.Group>
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={t('Correct the stock: {{branch}}', { branch: place.name })}
                        onClick={() => setOpened({ dialog: 'stock', place })}
                      >
                        {t('Correct …')}
                      </Button>
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={t('Change the bin: {{branch}}', { branch: place.name })}
                        onClick={() => setOpened({ dialog: 'bin', place })}
                      >
                        {t('Bin …')}
                      </Button>
                    </Button.Group>
                  ) : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {opened?.dialog === 'stock' ? (
        <CorrectionDialog partId={part.id} place={opened.place} onClose={close} />
      ) : null}
      {opened?.dialog === 'bin' ? <BinDialog partId={part.id} place={opened.place} onClose={close} /> : null}
    </div>
  );
}
