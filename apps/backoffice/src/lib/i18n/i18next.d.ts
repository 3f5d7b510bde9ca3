import 'i18next';
import type texts from './pl.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof texts };
    keySeparator: false;
    nsSeparator: false;
  }
}
