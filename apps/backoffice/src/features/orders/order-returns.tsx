import type { Order } from '@partsboard/contract/backoffice/orders';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';
import { orderReturnTexts } from './order-texts.ts';
import classes from './order-detail.module.css';

/** What the customer has sent back of an order, or wants to. */
export function OrderReturns({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const canOpen = useMay()('returns.read');
  const texts = orderReturnTexts(t);
  return (
    <ul className={classes.list}>
      {order.returns.map(({ id, number, createdAt, state }) => (
        <li key={id}>
          {canOpen ? (
            <LinkAnchor to={paths.return} params={{ id: String(id) }}>
              {number}
            </LinkAnchor>
          ) : (
            number
          )}{' '}
          {texts[state]}
          <div className={classes.second}>{formatDateTime(createdAt)}</div>
        </li>
      ))}
    </ul>
  );
}
