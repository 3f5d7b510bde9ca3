import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { COLOR_SCHEME_KEY } from '../lib/storage.ts';
import { cssVariables, theme } from '../styles/theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

/** Mantine with the theme of both applications and the person's colour scheme. */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
    // Writes all variables at run time: Mantine's style sheet of defaults would be larger than the code that makes
    // them.
    deduplicateCssVariables={false}
  >
    {children}
  </MantineProvider>
);
