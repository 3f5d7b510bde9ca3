import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Set by run.mjs; the fallbacks serve an editor that runs Playwright by itself.
export const port = Number(process.env['E2E_PORT'] ?? 4173);
export const dataFolder = process.env['E2E_DATA_DIR'] ?? join(tmpdir(), 'partsboard-e2e');
export const baseUrl = `http://localhost:${port}`;

/** The server has no mail server here, so each mail is an .eml file in this folder. */
export const mailFolder = join(dataFolder, 'mail');
