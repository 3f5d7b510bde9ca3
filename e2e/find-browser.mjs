import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** The first one has no window to draw, which makes the journeys faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** On some systems the command is only a note that says how to install it. @param {string} path */
const runs = (path) =>
  existsSync(path) &&
  (path.endsWith('.exe') || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

function find() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES, chromium.executablePath()].find(runs);
}

/** @param {string} program @param {string[]} args */
function attempt(program, args) {
  process.stdout.write(`No Chromium here; trying: ${program} ${args.join(' ')}\n`);
  try {
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  } catch {
    process.stdout.write('That did not work.\n');
  }
}

/**
 * The path of a Chromium for the browser journeys: CHROMIUM_PATH, else the machine's, else one installed by
 * the system's package manager, else Playwright's own.
 */
export function findBrowser() {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", where no Chromium runs.`);
  }
  let found = find();
  if (found === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '--quiet']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (found !== undefined) break;
      attempt('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name]);
      found = find();
    }
  }
  if (found === undefined) {
    attempt('npx', ['playwright', 'install', 'chromium']);
    found = find();
  }
  if (found === undefined) {
    throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.');
  }
  return found;
}
