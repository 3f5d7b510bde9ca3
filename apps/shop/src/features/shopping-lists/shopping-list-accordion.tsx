import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { Accordion, Button, Modal } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useFit, useFitOfLines } from '../fit/fit.queries.ts';
import { stockListQuery } from '../pricing/pricing.queries.ts';
import { ListItems, type RenderOffer } from './list-items.tsx';
import classes from './shopping-list-accordion.module.css';

type Items = ShoppingList['Items'];

interface Props {
  readonly lists: readonly ShoppingList[];
  readonly isMoving: boolean;
  readonly onMove: (list: ShoppingList, items: Items) => void;
  readonly onRemove: (list: ShoppingList) => void;
  /** Shows price and stock of an item. */
  readonly renderOffer: RenderOffer;
}

/** One panel for each list: change it, move items of it to the cart, or remove it. */
export function ShoppingListAccordion({ lists, isMoving, onMove, onRemove, renderOffer }: Props) {
  const { t } = useTranslation();
  const [listToRemove, setListToRemove] = useState<ShoppingList | null>(null);
  const [opened, setOpened] = useState(() => lists.slice(0, 1).map((list) => String(list.Id)));
  const shown = lists.filter((list) => opened.includes(String(list.Id)));
  const items = shown.flatMap(({ Items }) => Items);
  const shownIds = items.map(({ ProductId }) => ProductId);
  const fits = useFit(
    items.filter(({ Vehicles }) => Vehicles.length === 0).map(({ ProductId }) => ProductId),
  );
  const fitOf = useFitOfLines(
    items.map(({ ProductId, Vehicles }) => ({ productId: ProductId, vehicles: Vehicles })),
  );
  const stock = useQuery(stockListQuery(shownIds)).data;
  const stockOf = new Map(stock?.map((part) => [part.Id, part]));
  return (
    <>
      <Accordion variant="separated" multiple value={opened} onChange={setOpened}>
        {lists.map((list) => (
          <Accordion.Item key={list.Id} value={String(list.Id)}>
            <Accordion.Control>
              <span className={classes.title}>
                <span className={classes.name}>{list.Name}</span>
                <span className={classes.count}>{t('{{count}} lines', { count: list.Items.length })}</span>
              </span>
            </Accordion.Control>
            <Accordion.Panel>
              <ListItems
                list={list}
                fits={fits}
                fitOf={fitOf}
                renderOffer={(item) => renderOffer(stockOf.get(item.ProductId), item)}
                isMoving={isMoving}
                onMove={(items) => onMove(list, items)}
                onRemove={() => setListToRemove(list)}
              />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Modal
        opened={listToRemove !== null}
        onClose={() => setListToRemove(null)}
        title={t('Remove the list {{name}}?', { name: listToRemove?.Name ?? '' })}
        closeButtonProps={{ 'aria-label': t('Close') }}
        centered
      >
        <p className={classes.question}>{t('This cannot be undone.')}</p>
        <div className={classes.actions}>
          <Button variant="default" data-autofocus onClick={() => setListToRemove(null)}>
            {t('Cancel')}
          </Button>
          <Button
            color="red"
            onClick={() => {
              if (listToRemove) onRemove(listToRemove);
              setListToRemove(null);
            }}
          >
            {t('Remove list')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
