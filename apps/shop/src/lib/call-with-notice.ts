import type { RouteInput, RouteOutput } from '@partsboard/contract/route';
import type { RouteName, Routes } from '@partsboard/contract/routes';
import i18next from 'i18next';
import { callApi, type Answered } from './api/api-client.ts';
import { showInfo } from './notices.tsx';

const sentenceFor = ({ status, words }: Answered): string =>
  words ??
  (status === 200 ? i18next.t('Data was successfully saved.') : i18next.t('Data was successfully updated.'));

/** Makes a call whose success has no notice of its own, and tells of it. */
export const callAndTell = <N extends RouteName>(
  name: N,
  input: RouteInput<Routes[N]>,
): Promise<RouteOutput<Routes[N]>> =>
  callApi(name, input, { onAnswer: (answer) => showInfo(sentenceFor(answer)) });
