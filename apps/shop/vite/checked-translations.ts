import type { Plugin } from 'vite';
import { findTranslationFaults } from '../scripts/check-translations.mjs';

/** Stops the build on a missing, unused or broken translation. */
export function checkedTranslations(): Plugin {
  return {
    name: 'partsboard:checked-translations',
    apply: 'build',
    buildStart() {
      const faults = findTranslationFaults();
      if (faults.length > 0) this.error(`Translations:\n  ${faults.join('\n  ')}`);
    },
  };
}
