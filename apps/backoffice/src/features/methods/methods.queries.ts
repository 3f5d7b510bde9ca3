import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const methodKeys = {
  shipping: ['methods', 'shipping'] as const,
  payment: ['methods', 'payment'] as const,
  countries: ['methods', 'countries'] as const,
};

export const shippingMethodsQuery = queryOptions({
  queryKey: methodKeys.shipping,
  queryFn: async ({ signal }) => (await callApi('staffShippingMethods', {}, { signal })).items,
});

export const paymentMethodsQuery = queryOptions({
  queryKey: methodKeys.payment,
  queryFn: async ({ signal }) => (await callApi('staffPaymentMethods', {}, { signal })).items,
});

export const countrySettingsQuery = queryOptions({
  queryKey: methodKeys.countries,
  queryFn: ({ signal }) => callApi('countrySettings', {}, { signal }),
});
