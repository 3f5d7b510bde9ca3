import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const texts = { yes: 'Yes', no: 'No', formatMoment: (moment: string) => `at ${moment.slice(11, 16)}` };

describe('the changes of an audit entry', () => {
  it('are the fields that differ', () => {
    expect(
      changedFields(
        { name: 'Anna', roles: ['Editor'], language: 'pl' },
        { name: 'Ewa', roles: ['Editor', 'Accountant'], language: 'pl' },
        texts,
      ),
    ).toEqual([
      { name: 'name', before: 'Anna', after: 'Ewa' },
      { name: 'roles', before: 'Editor', after: 'Editor, Accountant' },
    ]);
  });

  it('are told value by value inside of nested ones', () => {
    expect(
      changedFields(
        { address: { city: 'Łódź', zip: '90-001' }, lines: [] },
        { address: { city: 'Pabianice', zip: '90-001' }, lines: [{ line: 1 }] },
        texts,
      ),
    ).toEqual([
      { name: 'address.city', before: 'Łódź', after: 'Pabianice' },
      { name: 'lines', before: '–', after: '{"line":1}' },
    ]);
  });

  it('are written as people write them', () => {
    expect(
      changedFields(
        { isEnabled: true, seen: null },
        { isEnabled: false, seen: '2026-11-16T09:31:00.000Z' },
        texts,
      ),
    ).toEqual([
      { name: 'isEnabled', before: 'Yes', after: 'No' },
      { name: 'seen', before: '–', after: 'at 09:31' },
    ]);
  });

  it('of a new record are all its fields', () => {
    expect(changedFields(null, { name: 'Anna', note: '' }, texts)).toEqual([
      { name: 'name', before: '–', after: 'Anna' },
    ]);
  });

  it('are none where nothing is told', () => {
    expect(changedFields(null, null, texts)).toEqual([]);
  });
});
