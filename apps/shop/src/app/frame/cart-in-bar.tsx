import { IconShoppingCart } from '@tabler/icons-react';
import { LinkActionIcon } from '@partsboard/ui/components/links.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonLook } from './action-look.ts';
import { CountBadge } from './count-badge.tsx';
import classes from './header-actions.module.css';
import { useHeaderCounts } from './use-header-counts.ts';

/**
 * The cart beside the vehicle while the header is hidden. For the pointer alone: the keyboard focus brings back the
 * header, which has the same link.
 */
export function CartInBar() {
  const { cartLines = 0 } = useHeaderCounts();
  if (cartLines === 0) return null;
  return (
    <LinkActionIcon
      to={paths.cart}
      {...buttonLook}
      className={`${buttonLook.className} ${classes.cartInBar}`}
      aria-hidden
      tabIndex={-1}
      // The focus would bring back the header, and this would be gone before it is clicked.
      onMouseDown={(event) => event.preventDefault()}
    >
      <IconShoppingCart size={20} stroke={1.6} />
      <CountBadge count={cartLines} />
    </LinkActionIcon>
  );
}
