import { nonBreakingTexts } from '@partsboard/ui/i18n/non-breaking-texts.ts';
import shared from '@partsboard/ui/i18n/pl.json';
import account from './pl/account.json';
import audit from './pl/audit.json';
import content from './pl/content.json';
import catalogueImports from './pl/catalogue-imports.json';
import checklist from './pl/checklist.json';
import customers from './pl/customers.json';
import frame from './pl/frame.json';
import integration from './pl/integration.json';
import login from './pl/login.json';
import orders from './pl/orders.json';
import overview from './pl/overview.json';
import parts from './pl/parts.json';
import permissions from './pl/permissions.json';
import phoneOrders from './pl/phone-orders.json';
import returns from './pl/returns.json';
import setUp from './pl/set-up.json';
import staff from './pl/staff.json';

/** The Polish texts. */
const texts = nonBreakingTexts({
  ...shared,
  ...account,
  ...audit,
  ...content,
  ...catalogueImports,
  ...checklist,
  ...customers,
  ...frame,
  ...integration,
  ...login,
  ...orders,
  ...overview,
  ...parts,
  ...permissions,
  ...phoneOrders,
  ...returns,
  ...setUp,
  ...staff,
});

export default texts;
