import { runnerImport, type Plugin } from 'vite';

/**
 * Runs the modules that match at build time and ships their exports as plain JSON. The contract's values are
 * a few strings, but importing them would carry the whole schema library into the browser; the Polish texts would
 * have to be processed again in every browser.
 */
export function evaluatedModules(pattern: RegExp): Plugin {
  return {
    name: 'partsboard:evaluated-modules',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!pattern.test(id)) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(module)
        .map(
          ([name, value]) =>
            `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value)};`,
        )
        .join('\n');
    },
  };
}
