import { nonBreakingTexts } from '@partsboard/ui/i18n/non-breaking-texts.ts';
import shared from '@partsboard/ui/i18n/pl.json';
import account from './pl/account.json';
import audit from './pl/audit.json';
import frame from './pl/frame.json';
import login from './pl/login.json';
import orders from './pl/orders.json';
import permissions from './pl/permissions.json';
import staff from './pl/staff.json';

/** The Polish texts. */
const texts = nonBreakingTexts({
  ...shared,
  ...account,
  ...audit,
  ...frame,
  ...login,
  ...orders,
  ...permissions,
  ...staff,
});

export default texts;
