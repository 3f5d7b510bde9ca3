import type { Category } from '@partsboard/contract/boards';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Picture } from '../../components/picture.tsx';
import { formatNumber } from '@partsboard/ui/lib/format.ts';
import { withNonBreakingSpaces } from '@partsboard/ui/i18n/non-breaking-spaces.ts';
import classes from './category-browser.module.css';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly category: Category;
  readonly compact?: boolean;
  readonly isCurrent?: boolean;
}

/** A link to the subgroups of a category, or to its boards where it has none. */
export function CategoryLink({ category, compact = false, isCurrent = false }: Props) {
  const { t } = useTranslation();
  return (
    <CategoryAnchor
      category={category}
      className={compact ? classes.railLink : classes.card}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {compact ? null : (
        <Picture src={category.PictureUrl} alt="" fit="contain" className={classes.picture} />
      )}
      <span className={classes.name}>{withNonBreakingSpaces(category.Name)}</span>
      <span className={classes.count} title={t('{{count}} boards', { count: category.BoardCount })}>
        {formatNumber(category.BoardCount)}
      </span>
    </CategoryAnchor>
  );
}

interface AnchorProps {
  readonly category: Category;
  readonly className: string | undefined;
  readonly 'aria-current': 'true' | undefined;
  readonly children: ReactNode;
}

function CategoryAnchor({ category: { Id, Name, HasChildren }, children, ...attributes }: AnchorProps) {
  return HasChildren ? (
    <Link to={paths.catalogue} search={{ id: Id, name: Name }} {...attributes}>
      {children}
    </Link>
  ) : (
    <Link to={paths.category} params={{ category: String(Id) }} search={{ name: Name }} {...attributes}>
      {children}
    </Link>
  );
}
