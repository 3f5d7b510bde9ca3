import type { FindResult, FoundPart } from '@partsboard/contract/parts';
import { Modal, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useOpened } from '@partsboard/ui/lib/use-opened.ts';
import { FitNote } from '../../components/fit-note.tsx';
import { Picture } from '../../components/picture.tsx';
import { useFit } from '../fit/fit.queries.ts';
import classes from './choose-part-modal.module.css';
import { paths } from '../../lib/paths.ts';

interface Props {
  /** The parts or boards to choose from; null keeps the dialog closed. */
  readonly found: FindResult | null;
  readonly onClose: () => void;
  readonly onPart: (part: FoundPart) => void;
}

/** Shown where several parts have the number, or only boards match it. */
export function ChoosePartModal({ found, onClose, onPart }: Props) {
  const { t } = useTranslation();
  const parts = found?.Candidates ?? [];
  const fits = useFit(parts.map(({ Id }) => Id));
  return (
    <Modal
      opened={useOpened(found !== null)}
      onClose={onClose}
      size="lg"
      title={parts.length > 0 ? t('Choose the part') : t('Boards with this number')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {parts.length > 0 ? (
        <Text c="dimmed" mb="sm">
          {t('{{count}} parts have this number.', { count: parts.length })}
        </Text>
      ) : null}
      <ul className={classes.list}>
        {parts.map((part, index) => (
          <li key={part.Id}>
            <UnstyledButton
              className={classes.choice}
              data-autofocus={index === 0 || undefined}
              onClick={() => {
                onClose();
                onPart(part);
              }}
            >
              <Picture src={part.PictureUrl} alt="" fit="contain" className={classes.picture} />
              <span className={classes.text}>
                <strong>{part.Name}</strong>
                <span>
                  {part.Brand} · {part.Sku}
                </span>
                <FitNote fit={fits.get(part.Id)} isCompact isWithoutLinks />
              </span>
            </UnstyledButton>
          </li>
        ))}
        {parts.length > 0
          ? null
          : found?.Boards.map((board, index) => (
              <li key={board.Id}>
                <Link
                  to={paths.product}
                  params={{ product: String(board.Id) }}
                  search={board.Positions.length > 0 ? { hotspots: board.Positions } : {}}
                  className={classes.choice}
                  data-autofocus={index === 0 || undefined}
                  onClick={onClose}
                >
                  <Picture src={board.PictureUrl} alt="" fit="contain" className={classes.picture} />
                  <span className={classes.text}>
                    <strong>{board.Name}</strong>
                    <span>{board.Sku}</span>
                  </span>
                </Link>
              </li>
            ))}
      </ul>
    </Modal>
  );
}
