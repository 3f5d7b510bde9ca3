import type { Category } from '@partsboard/contract/boards';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Picture } from '../../components/picture.tsx';
import { useIsIdle } from '../../components/use-is-idle.ts';
import { formatNumber } from '@partsboard/ui/lib/format.ts';
import { withNonBreakingSpaces } from '@partsboard/ui/i18n/non-breaking-spaces.ts';
import classes from './category-browser.module.css';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly category: Category;
  readonly compact?: boolean;
  readonly isCurrent?: boolean;
  /** The key that opens it. */
  readonly openedBy?: string | undefined;
}

/** A link to the subgroups of a category, or to its boards where it has none. */
export function CategoryLink({ category, compact = false, isCurrent = false, openedBy }: Props) {
  const { t } = useTranslation();
  return (
    <CategoryAnchor
      category={category}
      className={compact ? classes.railLink : classes.card}
      aria-current={isCurrent ? 'true' : undefined}
      aria-keyshortcuts={openedBy}
    >
      {compact ? null : <LatePicture src={category.PictureUrl} />}
      {openedBy === undefined ? null : (
        <kbd className={classes.key} aria-hidden>
          {openedBy}
        </kbd>
      )}
      <span className={classes.name}>{withNonBreakingSpaces(category.Name)}</span>
      <span className={classes.count} title={t('{{count}} boards', { count: category.BoardCount })}>
        {formatNumber(category.BoardCount)}
      </span>
    </CategoryAnchor>
  );
}

/** Loaded after all that a person needs to begin: one that is drawn of SVG costs the browser as much as a small page. */
function LatePicture({ src }: { readonly src: string | null }) {
  const isIdle = useIsIdle();
  if (!isIdle) return <span className={classes.picture} />;
  return <Picture src={src} alt="" fit="contain" className={classes.picture} />;
}

interface AnchorProps {
  readonly category: Category;
  readonly className: string | undefined;
  readonly 'aria-current': 'true' | undefined;
  readonly 'aria-keyshortcuts': string | undefined;
  readonly children: ReactNode;
}

/** Where a category is opened: its subgroups, or its boards where it has none. */
export const categoryTarget = ({ Id, Name, HasChildren }: Category) =>
  HasChildren
    ? ({ to: paths.catalogue, search: { id: Id, name: Name } } as const)
    : ({ to: paths.category, params: { category: String(Id) }, search: { name: Name } } as const);

function CategoryAnchor({ category, children, ...attributes }: AnchorProps) {
  return (
    <Link {...categoryTarget(category)} {...attributes}>
      {children}
    </Link>
  );
}
