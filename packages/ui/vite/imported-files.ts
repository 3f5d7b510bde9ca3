import type { Rolldown } from 'vite';

/** The URLs of built files by their names, with the scripts and styles that they import. */
export type ImportedFiles = (names: readonly string[]) => readonly string[];

/** Leaves out what the page itself names: the entry and all that it imports. */
export function importedFiles(bundle: Rolldown.OutputBundle, base: string): ImportedFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');

  const collect = (fileName: string, found: Set<string>): Set<string> => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || found.has(fileName)) return found;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) collect(imported, found);
    return found;
  };

  const entry = chunks.find(({ isEntry }) => isEntry);
  const ofPage = entry ? collect(entry.fileName, new Set()) : new Set<string>();
  return (names) => {
    const files = new Set<string>();
    for (const name of names) {
      const chunk = chunks.find((each) => each.name === name);
      if (!chunk)
        throw new Error(`The build has no file ${name}; is its name in the configuration still right?`);
      for (const file of collect(chunk.fileName, new Set())) if (!ofPage.has(file)) files.add(base + file);
    }
    return [...files];
  };
}
