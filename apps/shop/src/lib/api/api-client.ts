import { routeUrl, type RouteInput, type RouteOutput } from '@partsboard/contract/route';
import type { RouteName, Routes } from '@partsboard/contract/routes';
import { ApiError } from '@partsboard/ui/api/api-error.ts';
import { sendCall, type CallInput, type CallOptions } from '@partsboard/ui/api/send-call.ts';
import { readToken } from '../session.ts';
import { wireRoutes, type ShopRoute } from './contract-values.ts';
import { takePageAnswer } from './page-answers.ts';

/** Makes one call of the contract, as the logged-in person where there is one; see {@link sendCall}. */
export async function callApi<N extends RouteName>(
  name: N,
  input: RouteInput<Routes[N]>,
  options: CallOptions = {},
): Promise<RouteOutput<Routes[N]>> {
  const route: ShopRoute = wireRoutes[name];
  const { params, query } = input as CallInput;
  const fromPage = route.method === 'GET' ? takePageAnswer(routeUrl(route, params, query)) : undefined;
  // The server made it with the same route and input, so it has the same type.
  if (fromPage !== undefined) return fromPage as RouteOutput<Routes[N]>;
  const token = readToken();
  // Without a session the answer is known in advance.
  if (route.access === 'customer' && token === null) {
    throw new ApiError({ status: 401, statusText: 'Unauthorized', problem: null, text: null, token });
  }
  // The server serialises every answer through the schema that this type comes from.
  return (await sendCall(
    route,
    input as CallInput,
    { token, headers: callerHeaders(token) },
    options,
  )) as RouteOutput<Routes[N]>;
}

function callerHeaders(token: string | null): Readonly<Record<string, string>> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}
