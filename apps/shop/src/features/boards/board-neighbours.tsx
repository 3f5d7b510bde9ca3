import type { Board } from '@partsboard/contract/boards';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkActionIcon } from '@partsboard/ui/components/links.tsx';
import '@mantine/core/styles/ActionIcon.layer.css';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly board: Pick<Board, 'Previous' | 'Next'>;
  readonly onPointAt: (id: number) => void;
}

/** The boards before and after this one in its category. */
export function BoardNeighbours({ board: { Previous, Next }, onPointAt }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {Previous ? (
        <Neighbour
          id={Previous.Id}
          label={t('Previous board: {{name}}', { name: Previous.Name })}
          onPointAt={onPointAt}
          Icon={IconChevronLeft}
        />
      ) : null}
      {Next ? (
        <Neighbour
          id={Next.Id}
          label={t('Next board: {{name}}', { name: Next.Name })}
          onPointAt={onPointAt}
          Icon={IconChevronRight}
        />
      ) : null}
    </>
  );
}

interface NeighbourProps {
  readonly id: number;
  readonly label: string;
  readonly onPointAt: (id: number) => void;
  readonly Icon: typeof IconChevronLeft;
}

function Neighbour({ id, label, onPointAt, Icon }: NeighbourProps) {
  const pointAt = () => onPointAt(id);
  return (
    <LinkActionIcon
      to={paths.product}
      params={{ product: String(id) }}
      variant="default"
      size={36}
      aria-label={label}
      title={label}
      onMouseEnter={pointAt}
      onFocus={pointAt}
    >
      <Icon size={20} aria-hidden />
    </LinkActionIcon>
  );
}
