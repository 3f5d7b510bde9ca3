import type { Board, BoardLine, Condition } from '@partsboard/contract/boards';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import { expect } from 'vitest';
import type { CatalogueApp } from './catalogue-app.ts';
import { EQUIPMENT } from './small-catalogue/names.ts';

/** The calls about boards of an app that is made before the tests run. */
export function boardCalls(app: () => CatalogueApp) {
  async function ask<T>(path: string, body: object, headers = {}): Promise<T> {
    const answer = await app().post(path, body, headers);
    expect(answer.status, answer.text).toBe(200);
    return answer.json as T;
  }
  return {
    ask,
    board: (id: number, vehicle: object, headers = {}) =>
      ask<Board>(
        'Level4Product/Board',
        { ...vehicle, id: productIdOfBoard(id), searchType: 'Simple' },
        headers,
      ),
    conditions: (id: number, vehicle: object, headers = {}) =>
      ask<Condition[]>('Level4Product/VehicleConditions', { ...vehicle, id: productIdOfBoard(id) }, headers),
  };
}

/** The equipment filters of the brake disc's board with these codes ticked. */
export const ticked = (...codes: (keyof typeof EQUIPMENT)[]) => ({
  vehicleConditions: (['S1CA', 'S1CB', 'S494A'] as const).map((code) => ({
    Id: EQUIPMENT[code],
    EquipmentWithSpring: false,
    Selected: codes.includes(code) ? 1 : 0,
  })),
});

export const line = (answer: Board, partId: number): BoardLine => {
  const found = answer.Products.find(({ Id }) => Id === partId);
  if (!found) throw new Error(`The board has no line with part ${partId}`);
  return found;
};
