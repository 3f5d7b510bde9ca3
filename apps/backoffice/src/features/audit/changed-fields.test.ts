import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('the changes of an audit entry', () => {
  it('are the fields that differ', () => {
    expect(
      changedFields(
        { name: 'Anna', roles: [1], language: 'pl' },
        { name: 'Ewa', roles: [1, 2], language: 'pl' },
      ),
    ).toEqual([
      { name: 'name', before: 'Anna', after: 'Ewa' },
      { name: 'roles', before: '[1]', after: '[1,2]' },
    ]);
  });

  it('of a new record are all its fields', () => {
    expect(changedFields(null, { name: 'Anna', note: '' })).toEqual([
      { name: 'name', before: '–', after: 'Anna' },
    ]);
  });

  it('are none where nothing is told', () => {
    expect(changedFields(null, null)).toEqual([]);
  });
});
