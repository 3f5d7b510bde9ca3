import { nonBreakingTexts } from './non-breaking-texts.ts';
import auth from './pl/auth.json';
import errors from './pl/errors.json';
import frame from './pl/frame.json';

/** The Polish texts of the login page, which arrive with the first code. */
const texts = nonBreakingTexts({ ...auth, ...errors, ...frame });

export default texts;
