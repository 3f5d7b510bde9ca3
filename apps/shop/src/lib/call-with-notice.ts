import type { RouteInput, RouteOutput } from '@partsboard/contract/route';
import type { RouteName, Routes } from '@partsboard/contract/routes';
import i18next from 'i18next';
import type { CallSuccess } from '@partsboard/ui/api/send-call.ts';
import { callApi } from './api/api-client.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';

const messageFor = ({ status, message }: CallSuccess): string =>
  message ??
  (status === 200 ? i18next.t('Data was successfully saved.') : i18next.t('Data was successfully updated.'));

/** Makes a call and shows the server's message on success, or a general one where it sends none. */
export const callAndNotify = <N extends RouteName>(
  name: N,
  input: RouteInput<Routes[N]>,
): Promise<RouteOutput<Routes[N]>> =>
  callApi(name, input, { onSuccess: (success) => showInfo(messageFor(success)) });
