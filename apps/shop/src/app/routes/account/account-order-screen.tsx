import { getRouteApi } from '@tanstack/react-router';
import { OrderDetails } from './order-details.tsx';

const route = getRouteApi('/member/default/my-account/order-history/$id');

export function AccountOrderScreen() {
  return <OrderDetails id={route.useParams().id} isInAccount />;
}
