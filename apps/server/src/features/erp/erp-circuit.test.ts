import { startSimulator, type Simulator } from '@partsboard/erp-simulator/simulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { erpCircuit, type ErpCircuit } from './erp-circuit.ts';
import { erpClient } from './erp-client.ts';

const PARTS = [{ partId: 1, brand: 'VELORA', number: '34 11 000001' }];

let erp: Simulator;
let circuit: ErpCircuit;

beforeEach(async () => {
  erp = await startSimulator();
  erp.figures.set([{ brand: 'VELORA', number: '34 11 000001', net: 1.5, vat: 23, stock: [] }]);
  const client = erpClient({
    url: erp.url,
    authorization: undefined,
    limitMilliseconds: 10_000,
    connections: 2,
  });
  circuit = erpCircuit(client, { resetMilliseconds: 50 });
});
afterEach(async () => {
  await circuit.close();
  await erp.close();
});

describe('the circuit to the ERP', () => {
  it('opens after some failures, so that nobody waits, and closes when the ERP answers again', async () => {
    erp.setMood('down');
    while (!circuit.status().isOpen) expect(await circuit.figures(PARTS)).toBeUndefined();
    const asked = erp.questions();
    expect(await circuit.figures(PARTS)).toBeUndefined();
    expect([erp.questions(), circuit.status().spared]).toEqual([asked, 1]);
    erp.setMood('well');
    await expect
      .poll(() => circuit.figures(PARTS))
      .toEqual([{ partId: 1, net: 150, vatRate: 2300, stock: [] }]);
    expect(circuit.status()).toMatchObject({ isOpen: false, answered: 1 });
  });

  it('tries a question again that fails early', async () => {
    erp.setMood('flapping');
    expect(await circuit.figures(PARTS)).toHaveLength(1);
    expect(await circuit.figures(PARTS)).toHaveLength(1);
    expect([erp.questions(), circuit.status().failed]).toEqual([4, 0]);
  });
});
