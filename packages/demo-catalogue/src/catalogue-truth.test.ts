import { describe, expect, it, vi } from 'vitest';
import { readCatalogueTruth } from './testing/catalogue-truth.ts';
import { at, readTable } from './testing/csv-table.ts';
import { makeDemoFolder } from './testing/demo-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const { folder } = makeDemoFolder();
const truth = readCatalogueTruth(folder);

describe('the title of every board', () => {
  it.each(['pl', 'en'] as const)('names parts that the board lists, in %s', (language) => {
    expect(Object.fromEntries(truth.untrueTitles(language))).toEqual({});
  });

  it('stands over parts that no other title of its vehicles stands over', () => {
    expect(truth.sharedContents()).toEqual([]);
  });
});

describe('a part of a vehicle', () => {
  it('has one number on every board', () => {
    expect(truth.doubleNumbers()).toEqual([]);
  });
});

describe('the names of parts', () => {
  const names = readTable(folder, 'parts.csv').map((part) => at(part, 'name_en'));

  it('give capacities to batteries alone', () => {
    expect(names.filter((name) => name.endsWith(' Ah') && !/^Battery\b(?! sensor)/.test(name))).toEqual([]);
    expect(names).toContain('Alternator 150 A');
    expect(names).toContain('Battery sensor');
  });
});

describe('the fluids of a car', () => {
  it('name the refrigerant of its years', () => {
    const type = readTable(folder, 'vehicle-types.csv').find(
      (row) => at(row, 'code') === 'T70-T174-SE-LA-EU',
    );
    const notes = readTable(folder, 'fluids.csv')
      .filter(
        (row) => at(row, 'type') === at(type ?? {}, 'code') && at(row, 'kind_en').includes('refrigerant'),
      )
      .map((row) => at(row, 'note_en'));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^R1234yf/);
  });
});
