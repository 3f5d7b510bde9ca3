import { spawn } from 'node:child_process';
import process from 'node:process';

/** Runs a program in a folder; an error when it fails. @param {string} program @param {string[]} args @param {string} folder @returns {Promise<void>} */
export function run(program, args, folder) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`"${[program, ...args].join(' ')}" failed.`)),
    );
  });
}
