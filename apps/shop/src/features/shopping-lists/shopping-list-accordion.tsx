import type { ShoppingList } from '@partsboard/contract/shopping-lists';
import { Accordion, Button, Checkbox, Modal } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { useState } from 'react';
import { FitNote } from '../../components/fit-note.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useFit, type FitOfParts } from '../fit/fit.queries.ts';
import classes from './shopping-list-accordion.module.css';

type Items = ShoppingList['Items'];

const label = { label: classes.label };

interface Props {
  readonly lists: readonly ShoppingList[];
  readonly isMoving: boolean;
  readonly onMove: (list: ShoppingList, items: Items) => void;
  readonly onRemove: (list: ShoppingList) => void;
}

/** One panel for each list: select items, move them to the cart, or remove the list. */
export function ShoppingListAccordion({ lists, isMoving, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const [listToRemove, setListToRemove] = useState<ShoppingList | null>(null);
  const [opened, setOpened] = useState(() => lists.slice(0, 1).map((list) => String(list.Id)));
  const shown = lists.filter((list) => opened.includes(String(list.Id)));
  const fits = useFit(shown.flatMap(({ Items }) => Items.map(({ ProductId }) => ProductId)));
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

interface ListItemsProps {
  readonly list: ShoppingList;
  readonly fits: FitOfParts;
  readonly isMoving: boolean;
  readonly onMove: (items: Items) => void;
  readonly onRemove: () => void;
}

function ListItems({ list, fits, isMoving, onMove, onRemove }: ListItemsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  const moving = chosen.size > 0 ? list.Items.filter((item) => chosen.has(item.Id)) : list.Items;
  return (
    <>
      <ul className={classes.items}>
        {list.Items.map((item) => (
          <li key={item.Id} className={classes.item}>
            <div>
              <Checkbox
                checked={chosen.has(item.Id)}
                onChange={() => toggle(item.Id)}
                label={
                  <>
                    <strong className={classes.sku}>{item.Sku}</strong> {item.Name}
                  </>
                }
              />
              <FitNote fit={fits.get(item.ProductId)} isCompact />
            </div>
            <span className={classes.quantity}>{t('{{count}} pcs', { count: item.Quantity })}</span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="subtle" color="red" classNames={label} onClick={onRemove}>
          {t('Remove list')}
        </Button>
        <Button
          classNames={label}
          loading={isMoving}
          disabled={list.Items.length === 0}
          onClick={() => onMove(moving)}
        >
          {chosen.size > 0 ? t('Move {{count}} to cart', { count: moving.length }) : t('Move all to cart')}
        </Button>
      </div>
    </>
  );
}
