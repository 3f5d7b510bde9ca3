import type { IntegrationScope } from '@partsboard/contract/integration/scopes';
import type { TFunction } from 'i18next';

/** What a scope of a key allows, in words. */
export const scopeTexts = (t: TFunction): Readonly<Record<IntegrationScope, string>> => ({
  'stock:write': t('Set stock'),
  'prices:write': t('Set prices'),
  'orders:read': t('Read orders'),
  'orders:write': t('Process orders'),
  'refunds:write': t('Refund payments'),
  'customers:read': t('Read customers'),
  'customers:write': t('Create and change customers'),
  'documents:write': t('Store accounting documents'),
  'parts:read': t('Read parts'),
});

/** All that a key may do, in words; a scope that this version does not know stays as it is. */
export function scopeWords(t: TFunction, scopes: readonly string[]): string {
  const texts = new Map<string, string>(Object.entries(scopeTexts(t)));
  return scopes.map((scope) => texts.get(scope) ?? scope).join(', ');
}
