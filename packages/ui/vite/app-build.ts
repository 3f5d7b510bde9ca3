import type { BuildOptions, Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** Modules that are loaded together, in one file with all that they import. */
export interface Bundle {
  readonly name: string;
  /** Matches the paths of its modules. */
  readonly test: RegExp;
  /** Whether nearly all of it runs when it is loaded; see {@link RUNS_AT_ONCE}. */
  readonly runsAtOnce?: boolean;
}

/**
 * Tells the browser to compile all functions of a file while it is being loaded, in the background. Otherwise each is
 * compiled when it is called first, which keeps a person waiting. Browsers that do not know it read a comment.
 */
const RUNS_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * What every visit needs, the login page included, comes in two files: the libraries, which seldom change, and the
 * application's own code with all styles. Each further file costs a kilobyte of headers; the bundler's runtime stays one.
 */
const firstCode: readonly Group[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules.*(?<!\.css)$/ },
  { name: 'frame', tags: ['$initial'] },
];

/** What notices share with menus and search fields, which would otherwise wait for all of the notices. */
const portals: Bundle = {
  name: 'portals',
  test: /(?:OptionalPortal|use-merged-ref|get-default-z-index)\.mjs$/,
  runsAtOnce: true,
};

/** Follows the first render; see `src/components/notices.tsx`. */
const notices: Bundle = { name: 'notices', test: /notice-library\.ts$/, runsAtOnce: true };

/**
 * How both browser applications are built.
 *
 * @param bundles what is loaded together after the first code. A module that several of them need is in the first that does.
 */
export function appBuild(bundles: readonly Bundle[] = []): BuildOptions {
  const later = [portals, notices, ...bundles];
  const groups: Group[] = [...firstCode, ...later.map(({ name, test }) => ({ name, test }))];
  const atOnce = new Set([
    'index',
    'libraries',
    ...later.filter((each) => each.runsAtOnce).map(({ name }) => name),
  ]);
  return {
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
        postBanner: ({ name }) => (atOnce.has(name) ? RUNS_AT_ONCE : ''),
        codeSplitting: {
          groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })),
        },
      },
    },
  };
}
