import { describe, expect, it } from 'vitest';
import { typedPosition } from './typed-position.ts';

const positions = ['1', '2', '10', '12', '12A', '30'];

describe('a typed position', () => {
  it('is chosen at once where no longer number begins like it', () => {
    expect(typedPosition('2', positions)).toEqual({ position: '2', isOpen: false });
    expect(typedPosition('10', positions)).toEqual({ position: '10', isOpen: false });
  });

  it('waits for another digit where one may follow', () => {
    expect(typedPosition('1', positions)).toEqual({ position: '1', isOpen: true });
    expect(typedPosition('12', positions)).toEqual({ position: '12', isOpen: true });
    expect(typedPosition('3', positions)).toEqual({ position: undefined, isOpen: true });
  });

  it('is none where the board has no such number', () => {
    expect(typedPosition('7', positions)).toEqual({ position: undefined, isOpen: false });
  });
});
