import type { DemoDelivery } from './demo-delivery.ts';
import { aboutUs } from './pages/about-us.ts';
import { contact } from './pages/contact.ts';
import { deliveryPage } from './pages/delivery.ts';
import { help } from './pages/help.ts';
import { howToOrder } from './pages/how-to-order.ts';
import { info } from './pages/info.ts';
import type { DemoPage } from './pages/page.ts';
import { payments } from './pages/payments.ts';
import { privacy } from './pages/privacy.ts';
import { returns } from './pages/returns.ts';
import { terms } from './pages/terms.ts';

/** In the order of menus and footer columns. */
export const demoPages = (delivery: DemoDelivery): readonly DemoPage[] => [
  aboutUs,
  howToOrder,
  deliveryPage(delivery),
  contact,
  info,
  payments,
  returns,
  terms,
  privacy,
  help,
];
