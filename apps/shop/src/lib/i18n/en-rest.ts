import shared from '@partsboard/ui/i18n/en.json';
import own from './en.json';

/** The English plural forms. */
const texts = { ...shared, ...own };

export default texts;
