import { nonBreakingTexts } from '@partsboard/ui/i18n/non-breaking-texts.ts';
import keys from './pl/keys.json';

/** The Polish texts of the help of keys, which arrive with its window. */
const texts = nonBreakingTexts(keys);

export default texts;
