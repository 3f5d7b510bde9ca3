import { nonBreakingTexts } from '@partsboard/ui/i18n/non-breaking-texts.ts';
import account from './pl/account.json';
import cart from './pl/cart.json';
import catalogue from './pl/catalogue.json';
import checkout from './pl/checkout.json';
import prices from './pl/prices.json';
import vehicles from './pl/vehicles.json';

/** The Polish texts that the login page does not need. */
const texts = nonBreakingTexts({ ...account, ...cart, ...catalogue, ...checkout, ...prices, ...vehicles });

export default texts;
