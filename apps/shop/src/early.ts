import { beginFirstScreen } from './app/first-screen.ts';
import { beginCall, beginFromPage } from './lib/api/api-client.ts';
import { startUpReads } from './lib/api/contract-values.ts';
import { fetchTexts } from './lib/i18n/fetch-texts.ts';
import { currentLanguage } from './lib/i18n/language.ts';

/**
 * Runs while the libraries are still on their way: what the first screen is going to wait for is fetched beside them
 * and not after them. Nothing here may import a library. Whoever needs an answer asks for it in the usual way and
 * hears there of a failure as well.
 */
const ignore = (): void => undefined;

beginFromPage();
for (const name of startUpReads) beginCall(name, {}).catch(ignore);
fetchTexts(currentLanguage(), 'login').catch(ignore);
beginFirstScreen(location.pathname).catch(ignore);
// The browser would ask for the file with these letters when it first draws one, and draw that text twice.
if (currentLanguage() === 'pl') document.fonts.load('1em Inter', 'ł').catch(ignore);
