import type { PartFit } from '@partsboard/contract/fit';
import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { FitNote } from '../../components/fit-note.tsx';
import { ForVehicles } from '../../components/for-vehicles.tsx';
import { QuantityInput } from '../../components/quantity-input.tsx';
import { RowButton } from '../../components/row-button.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { MAX_LINE_QUANTITY } from '../../lib/api/contract-values.ts';
import { paths } from '../../lib/paths.ts';
import type { FitOfVehicle } from '../fit/fit.queries.ts';
import { useChangeItem, useRemoveItem } from './shopping-lists.mutations.ts';
import classes from './shopping-list-accordion.module.css';

/** A quantity is sent a moment after the last change of it, or when its field is left. */
const SEND_DELAY_MS = 400;

interface Props {
  readonly listId: number;
  readonly item: ShoppingList['Items'][number];
  /** Whether it fits the chosen vehicle; said of an item without a vehicle of its own, which would be added for it. */
  readonly fit: PartFit | undefined;
  readonly fitOf: FitOfVehicle;
  readonly offer: ReactNode;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

export function ListItemRow({ listId, item, fit, fitOf, offer, isChosen, onToggle }: Props) {
  const { t } = useTranslation();
  const change = useChangeItem();
  const remove = useRemoveItem();
  const [wanted, setWanted] = useState<number | null>(null);
  const send = useDebouncedCallback(
    (quantity: number) =>
      change.mutate({ listId, itemId: item.Id, quantity }, { onSettled: () => setWanted(null) }),
    { delay: SEND_DELAY_MS, flushOnUnmount: true },
  );
  return (
    <li className={classes.item}>
      <div className={classes.part}>
        <Checkbox
          checked={isChosen}
          onChange={onToggle}
          aria-label={`${item.Sku} ${item.Name}`}
          className={classes.choose}
        />
        <div>
          <Link to={paths.product} params={{ product: String(item.ProductId) }} className={classes.sku}>
            {item.Sku}
          </Link>{' '}
          {item.Name}
          <ForVehicles
            quantity={item.Quantity}
            vehicles={item.Vehicles}
            fitOf={(vehicle) => fitOf(item.ProductId, vehicle)}
          />
          <FitNote fit={item.Vehicles.length === 0 ? fit : undefined} isCompact />
        </div>
      </div>
      <div className={classes.offer}>{offer}</div>
      <div className={classes.quantity} onBlur={send.flush}>
        <QuantityInput
          value={wanted ?? item.Quantity}
          max={MAX_LINE_QUANTITY}
          onChange={(quantity) => {
            setWanted(quantity);
            send(quantity);
          }}
          texts={{
            field: t('Quantity of {{name}}', { name: item.Sku }),
            less: t('One less'),
            more: t('One more'),
          }}
        />
        <RowButton
          look="bare"
          aria-label={`${t('Remove item')}: ${item.Sku}`}
          title={t('Remove item')}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ listId, itemId: item.Id })}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </RowButton>
      </div>
    </li>
  );
}
