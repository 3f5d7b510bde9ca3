import { nonBreakingTexts } from '@partsboard/ui/i18n/non-breaking-texts.ts';
import account from './pl/account.json';
import cart from './pl/cart.json';
import catalogue from './pl/catalogue.json';
import checkout from './pl/checkout.json';
import phoneOrder from './pl/phone-order.json';
import prices from './pl/prices.json';
import returns from './pl/returns.json';
import vehicles from './pl/vehicles.json';

/** The Polish texts that the login page does not need. */
const texts = nonBreakingTexts({
  ...account,
  ...cart,
  ...catalogue,
  ...checkout,
  ...phoneOrder,
  ...prices,
  ...returns,
  ...vehicles,
});

export default texts;
