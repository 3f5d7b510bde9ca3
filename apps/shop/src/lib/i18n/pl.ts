import auth from './pl/auth.json';
import errors from './pl/errors.json';
import frame from './pl/frame.json';

/** The Polish texts, a file a feature; a sentence stands in one of them only. */
const pl = { ...auth, ...errors, ...frame };

export default pl;
