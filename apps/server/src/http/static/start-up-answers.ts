import type { LanguageCode } from '@partsboard/contract/language';
import { sliderTypes } from '@partsboard/contract/reference';
import { routeUrl } from '@partsboard/contract/route';
import { routes, type Routes } from '@partsboard/contract/routes';
import { startUpReads } from '@partsboard/contract/start-up';
import type { Handlers } from '../handlers.ts';

/** The chosen language is stored in the browser, where the server cannot see it; a first visitor gets this one. */
const FIRST_LANGUAGE: LanguageCode = 'pl';

type StartUpHandlers = Pick<Handlers<Routes>, (typeof startUpReads)[number] | 'slider'>;

/** The answers that a first visitor will request, by URL, and their language. */
export async function startUpAnswers(handlers: StartUpHandlers, storeId: number) {
  const first = { language: FIRST_LANGUAGE, storeId };
  const query = { sliderType: sliderTypes.LoginPage };
  const [banners, ...lists] = await Promise.all([
    handlers.slider({ ...first, query }),
    ...startUpReads.map((name) => handlers[name](first)),
  ]);
  const answers: Record<string, unknown> = { [routeUrl(routes.slider, {}, query)]: banners };
  for (const [index, name] of startUpReads.entries()) answers[routeUrl(routes[name])] = lists[index];
  return { language: FIRST_LANGUAGE, answers };
}
