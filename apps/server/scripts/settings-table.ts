// Writes the README's table of settings from the server's own; with --check only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { settingTable } from '../src/config/settings.ts';

const BEGIN = '<!-- settings: written by npm run generate -->';
const END = '<!-- end of settings -->';

const rows = Object.values(settingTable).map(
  ({ variable, defaultText, description }) =>
    `| \`${variable}\` | ${defaultText === undefined ? 'unset' : `\`${defaultText}\``} | ${description} |`,
);
const table = ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');

const readme = await readFile('README.md', 'utf8');
const before = readme.slice(0, readme.indexOf(BEGIN) + BEGIN.length);
const after = readme.slice(readme.indexOf(END));
const text = await format(`${before}\n\n${table}\n\n${after}`, { parser: 'markdown' });

if (!process.argv.includes('--check')) await writeFile('README.md', text);
else if (text !== readme) {
  process.stderr.write("The README's table of settings is not current. Run: npm run generate\n");
  process.exitCode = 1;
}
