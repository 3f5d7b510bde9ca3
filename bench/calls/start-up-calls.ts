import { loginRequest } from '../data/customers.ts';
import { apiRequest } from '../servers/site.ts';
import { SHOPPERS, type Call } from './call.ts';

const anonymous = (name: string, path: string): Call => ({
  name,
  requests: () => Promise.resolve([apiRequest('GET', path, {})]),
});

/** What a visit begins with. */
export const startUpCalls: readonly Call[] = [
  {
    name: 'login',
    requests: async ({ customers }) =>
      (await customers('visitor', SHOPPERS)).map(({ email }) => loginRequest(email)),
  },
  anonymous('config', 'config'),
  anonymous('languages', 'Language/list'),
  anonymous('currencies', 'Currency'),
  anonymous('store', 'Store/get'),
  anonymous('countries', 'country'),
  anonymous('warehouses', 'Warehouse/list'),
  anonymous('topics', 'Topic/list'),
  anonymous('banners', 'slider?sliderType=0'),
  {
    name: 'customer',
    requests: async ({ customers }) =>
      (await customers('visitor', SHOPPERS)).map((customer) => apiRequest('GET', 'Customer/get', customer)),
  },
];
