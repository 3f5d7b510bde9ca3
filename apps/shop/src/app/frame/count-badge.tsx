import classes from './header-actions.module.css';

/** The count at the corner of an icon; nothing where it is zero. */
export function CountBadge({ count }: { readonly count: number | undefined }) {
  if (count === undefined || count === 0) return null;
  return (
    <span className={classes.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
