// A simulated ERP as a process of its own:
//   tsx tools/erp-simulator/src/main.ts [--port 3900] [--book FILE] [--demo]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { generateCatalogue } from '@partsboard/demo-catalogue/generate-catalogue';
import { figuresOfCatalogue } from './figures.ts';
import { startSimulator } from './simulator.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3900' },
    book: { type: 'string' },
    demo: { type: 'boolean', default: false },
  },
});

/** The prices and stock of the demo shop, so that it shows with the simulator what it shows without. */
function demoFigures() {
  const folder = mkdtempSync(join(tmpdir(), 'erp-simulator-'));
  try {
    generateCatalogue({ folder });
    return figuresOfCatalogue(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const simulator = await startSimulator({
  port: Number(values.port),
  ...(values.book !== undefined && { bookFile: values.book }),
});
if (values.demo) simulator.figures.set(demoFigures());
process.stdout.write(`The simulated ERP answers on ${simulator.url}\n`);
process.on('SIGTERM', () => void simulator.close());
process.on('SIGINT', () => void simulator.close());
