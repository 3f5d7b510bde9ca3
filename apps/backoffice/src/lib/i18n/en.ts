import shared from '@partsboard/ui/i18n/en.json';
import own from './en.json';

/** The English plural forms; the other English texts are the keys. */
const texts = { ...shared, ...own };

export default texts;
