import 'i18next';
import type keys from './pl-keys.ts';
import type login from './pl-login.ts';
import type rest from './pl-rest.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof login & typeof rest & typeof keys };
    keySeparator: false;
    nsSeparator: false;
  }
}
