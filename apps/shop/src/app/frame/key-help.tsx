import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { addTexts } from '@partsboard/ui/i18n/init-i18n.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useOpened } from '@partsboard/ui/lib/use-opened.ts';
import texts from '../../lib/i18n/pl-keys.ts';
import classes from './key-help.module.css';

// Nobody needs them before this window.
addTexts('pl', texts);

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The keys of the shop, in one window. */
export function KeyHelp({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const groups = [
    {
      name: t('Everywhere'),
      keys: [
        ['/', t('Search by VIN, part number or name')],
        ['?', t('Show this window')],
        ['Esc', t('Close a window or leave the search')],
      ],
    },
    {
      name: t('Groups and boards'),
      keys: [['1 … 9, A … Z', t('Open the entry with this key')]],
    },
    {
      name: t('A board'),
      keys: [
        ['0 … 9', t('Go to the position with this number, in the drawing and in the list')],
        ['← ↑ → ↓', t('From position to position in the drawing, from row to row in the list')],
        ['Enter', t('Choose the position')],
        ['+ −', t('One more, one less')],
        ['Esc', t('Release the position')],
      ],
    },
    {
      name: t('Cart'),
      keys: [
        ['Enter', t('From the number to the quantity, then add the part')],
        ['↑ ↓', t('One more, one less')],
      ],
    },
  ] as const;
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t('Keyboard shortcuts')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {groups.map(({ name, keys }) => (
        <section key={name} className={classes.group}>
          <h3 className={classes.name}>{name}</h3>
          <dl className={classes.keys}>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
