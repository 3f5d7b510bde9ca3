import { describe, expect, it } from 'vitest';
import { codeState, type EquipmentKnowledge } from './equipment-condition-evaluation.ts';
import { withSelection } from './equipment-selection.ts';

const GROUPS: Readonly<Record<string, string>> = { SA: 'SEATS', SB: 'SEATS', SC: 'SEATS' };

const car = (present: string[], complete: boolean): EquipmentKnowledge => ({
  present: new Set(present),
  absent: new Set(),
  complete,
  groupOf: (code) => GROUPS[code],
});

const select = (known: EquipmentKnowledge, offered: string[], selected: string[]): EquipmentKnowledge =>
  withSelection(known, { offered: new Set(offered), selected: new Set(selected) });

const states = (known: EquipmentKnowledge, ...codes: string[]): string[] =>
  codes.map((code) => codeState(code, known));

describe('ticked equipment', () => {
  it('counts as present', () => {
    expect(states(select(car([], false), ['X', 'Y'], ['X']), 'X', 'Y')).toEqual(['present', 'unknown']);
  });

  it('leaves the unticked absent for a car whose list is complete', () => {
    const known = select(car(['Y'], true), ['X', 'Y'], ['X']);
    expect(states(known, 'X', 'Y')).toEqual(['present', 'absent']);
  });

  it('opens an unticked code of a car whose list is not complete', () => {
    expect(states(select(car(['Y'], false), ['X', 'Y'], ['X']), 'Y')).toEqual(['unknown']);
  });

  it('rules out its rivals, also one that the car’s list names', () => {
    expect(states(select(car(['SB'], false), ['SA'], ['SA']), 'SA', 'SB', 'SC')).toEqual([
      'present',
      'absent',
      'absent',
    ]);
  });

  it('keeps what the car is known to have beyond the filters', () => {
    expect(states(select(car(['Z'], false), ['X'], ['X']), 'Z')).toEqual(['present']);
  });

  it('changes nothing when nothing is ticked', () => {
    const known = car(['Y'], true);
    expect(select(known, ['X', 'Y'], [])).toBe(known);
  });
});
