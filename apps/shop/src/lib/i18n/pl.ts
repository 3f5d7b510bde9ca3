import account from './pl/account.json';
import auth from './pl/auth.json';
import cart from './pl/cart.json';
import catalogue from './pl/catalogue.json';
import errors from './pl/errors.json';
import frame from './pl/frame.json';
import prices from './pl/prices.json';
import vehicles from './pl/vehicles.json';

/** The Polish texts, a file a feature; a sentence stands in one of them only. */
const pl = { ...account, ...auth, ...cart, ...errors, ...frame, ...catalogue, ...prices, ...vehicles };

export default pl;
