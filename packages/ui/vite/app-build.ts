import type { BuildOptions } from 'vite';

/** How both browser applications are built. */
export const appBuild: BuildOptions = {
  target: 'es2022',
  // The content security policy allows scripts, fonts and pictures from this host only: no data: addresses.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // Read by .size-limit.js.
  manifest: true,
  // In kilobytes before compression; the libraries are one file on purpose.
  chunkSizeWarningLimit: 600,
  rolldownOptions: {
    output: {
      // What every visit needs, the login page included, comes in two files: the libraries, which seldom change, and
      // the application's own code. Each further file would cost a kilobyte of headers.
      codeSplitting: {
        groups: [
          { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown/, priority: 2 },
          { name: 'frame', tags: ['$initial'], priority: 1 },
        ],
      },
    },
  },
};
