import type { StaffPart } from '@partsboard/contract/backoffice/parts';
import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './parts.module.css';

/** A board or part as the shop shows it; it opens beside the back office. */
export const shopProductUrl = (productId: number): string => `/level4/product/${productId}`;

/** The boards that show a part; each opens in the shop. */
export function PartUses({ part }: { readonly part: StaffPart }) {
  const { t } = useTranslation();
  if (part.uses.length === 0) return <Text c="dimmed">{t('No board shows this part.')}</Text>;
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Board')}</th>
            <th scope="col">{t('Position')}</th>
            <th scope="col">{t('Vehicles')}</th>
          </tr>
        </thead>
        <tbody>
          {part.uses.map(({ productId, board, callout, vehicles, moreVehicles }) => (
            <tr key={productId}>
              <td>
                <Anchor href={shopProductUrl(productId)} target="_blank" rel="noreferrer">
                  {board}
                </Anchor>
              </td>
              <td>{callout ?? '–'}</td>
              <td>
                {vehicles.join(', ')}
                {moreVehicles > 0 ? ` ${t('and {{number}} more', { number: moreVehicles })}` : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {part.hasAllUses ? null : <Text c="dimmed">{t('It is used in more places than these.')}</Text>}
    </div>
  );
}
