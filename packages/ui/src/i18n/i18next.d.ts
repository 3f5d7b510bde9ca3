import 'i18next';
import type texts from './pl.json';

// For the check of this package alone; an application that imports it declares all its texts.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof texts };
    keySeparator: false;
    nsSeparator: false;
  }
}
