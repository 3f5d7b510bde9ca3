import type { BoardListItem } from '@partsboard/contract/boards';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { MAX_LISTED_BOARDS } from '../../lib/api/contract-values.ts';
import { openingKey, useOpeningKeys } from '../../components/use-opening-keys.ts';
import { BoardCard, boardTarget } from './board-card.tsx';
import classes from './board-list.module.css';

interface Props {
  readonly boards: readonly BoardListItem[];
  readonly showsRetrofit: boolean;
  readonly onShowRetrofit: (shown: boolean) => void;
  readonly onPointAt: (board: BoardListItem) => void;
}

/** The boards of a category. Retrofit boards are shown on request only. */
export function BoardList({ boards, showsRetrofit, onShowRetrofit, onPointAt }: Props) {
  const { t } = useTranslation();
  const hasRetrofit = boards.some(({ Retrofit }) => Retrofit);
  const shown = boards.filter(({ Retrofit }) => showsRetrofit || !Retrofit);
  const navigate = useNavigate();
  useOpeningKeys((place) => {
    const board = shown[place];
    if (board) void navigate(boardTarget(board));
  });
  return (
    <>
      <Checkbox
        label={t('Show retrofit')}
        checked={showsRetrofit && hasRetrofit}
        disabled={!hasRetrofit}
        onChange={(event) => onShowRetrofit(event.currentTarget.checked)}
      />
      {shown.length === 0 ? (
        <p className={classes.empty}>{t('No Products in this categoy')}</p>
      ) : (
        <ul className={classes.grid}>
          {shown.map((board, place) => (
            <li key={board.Id}>
              <BoardCard board={board} onPointAt={() => onPointAt(board)} openedBy={openingKey(place)} />
            </li>
          ))}
        </ul>
      )}
      {boards.length === MAX_LISTED_BOARDS ? (
        <p className={classes.cut}>
          {t('Only the first {{limit}} boards are shown. Choose a vehicle or a smaller category.', {
            limit: MAX_LISTED_BOARDS,
          })}
        </p>
      ) : null}
    </>
  );
}
