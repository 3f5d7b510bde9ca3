import { tiedTexts } from './non-breaking-texts.ts';
import auth from './pl/auth.json';
import errors from './pl/errors.json';
import frame from './pl/frame.json';

/** The Polish texts of the login page, which comes first and has to come fast. */
const texts = tiedTexts({ ...auth, ...errors, ...frame });

export default texts;
