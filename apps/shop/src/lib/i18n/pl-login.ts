import { nonBreakingTexts } from '@partsboard/ui/i18n/non-breaking-texts.ts';
import shared from '@partsboard/ui/i18n/pl.json';
import auth from './pl/auth.json';
import frame from './pl/frame.json';

/** The Polish texts of the login page, which arrive with the first code. */
const texts = nonBreakingTexts({ ...shared, ...auth, ...frame });

export default texts;
