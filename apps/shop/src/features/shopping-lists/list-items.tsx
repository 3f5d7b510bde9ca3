import type { ProductStock } from '@partsboard/contract/parts';
import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { FitOfParts, FitOfVehicle } from '../fit/fit.queries.ts';
import { ListItemRow } from './list-item-row.tsx';
import { ListNameForm } from './list-name-form.tsx';
import classes from './shopping-list-accordion.module.css';

type Items = ShoppingList['Items'];

/** @param stock undefined until it is known, or where the part is not sold any more */
export type RenderOffer = (stock: ProductStock | undefined, item: Items[number]) => ReactNode;

const label = { label: classes.label };

interface Props {
  readonly list: ShoppingList;
  readonly fits: FitOfParts;
  readonly fitOf: FitOfVehicle;
  readonly isMoving: boolean;
  readonly renderOffer: (item: Items[number]) => ReactNode;
  readonly onMove: (items: Items) => void;
  readonly onRemove: () => void;
}

export function ListItems({ list, fits, fitOf, isMoving, renderOffer, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isRenaming, setIsRenaming] = useState(false);
  const toggle = (id: number) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  const selected = list.Items.filter((item) => chosen.has(item.Id));
  const moving = selected.length > 0 ? selected : list.Items;
  return (
    <>
      {isRenaming ? <ListNameForm list={list} onDone={() => setIsRenaming(false)} /> : null}
      <ul className={classes.items}>
        {list.Items.map((item) => (
          <ListItemRow
            key={item.Id}
            listId={list.Id}
            item={item}
            fit={fits.get(item.ProductId)}
            fitOf={fitOf}
            offer={renderOffer(item)}
            isChosen={chosen.has(item.Id)}
            onToggle={() => toggle(item.Id)}
          />
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="subtle" color="red" classNames={label} onClick={onRemove}>
          {t('Remove list')}
        </Button>
        <Button variant="default" classNames={label} onClick={() => setIsRenaming(true)}>
          {t('Rename list')}
        </Button>
        <Button
          classNames={label}
          loading={isMoving}
          disabled={list.Items.length === 0}
          onClick={() => onMove(moving)}
        >
          {selected.length > 0
            ? t('Move {{count}} to cart', { count: moving.length })
            : t('Move all to cart')}
        </Button>
      </div>
      <p className={classes.explanation}>
        {t('The parts are added to what is in the cart. The list stays as it is.')}
      </p>
    </>
  );
}
