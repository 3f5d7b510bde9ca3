import type { OrderSummary } from '@partsboard/contract/backoffice/orders';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { paths } from '../lib/paths.ts';

interface CustomerLinkProps {
  readonly customer: OrderSummary['customer'];
  /** Whether the person may open the customer’s page. */
  readonly maySee: boolean;
}

/** Who has ordered, as a link to the customer’s page where the person may see it. */
export function CustomerLink({ customer, maySee }: CustomerLinkProps) {
  const name = customer.company || customer.name;
  if (!maySee) return <strong>{name}</strong>;
  // As high as a finger needs, and away from the address below it.
  return (
    <LinkAnchor
      to={paths.customer}
      params={{ id: String(customer.companyId) }}
      fw={700}
      display="inline-block"
      mih={24}
      mb={4}
    >
      {name}
    </LinkAnchor>
  );
}
