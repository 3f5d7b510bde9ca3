import type { BackofficeRouteName, BackofficeRoutes } from '@partsboard/contract/backoffice/routes';
import type { RouteInput, RouteOutput } from '@partsboard/contract/route';
import { sendCall, type CallInput, type CallOptions } from '@partsboard/ui/api/send-call.ts';
import { CSRF_HEADER, wireRoutes } from './contract-values.ts';
import { readCsrfToken } from './csrf-token.ts';

/** Makes one call of the back office. The browser sends the session's cookie along; see {@link sendCall}. */
export async function callApi<N extends BackofficeRouteName>(
  name: N,
  input: RouteInput<BackofficeRoutes[N]>,
  options: CallOptions = {},
): Promise<RouteOutput<BackofficeRoutes[N]>> {
  const route = wireRoutes[name];
  const token = readCsrfToken();
  const headers: Record<string, string> =
    token === null || route.method === 'GET' ? {} : { [CSRF_HEADER]: token };
  // The server serialises every answer through the schema that this type comes from.
  return (await sendCall(route, input as CallInput, { token, headers }, options)) as RouteOutput<
    BackofficeRoutes[N]
  >;
}
