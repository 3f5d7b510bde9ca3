import { describe, expect, it } from 'vitest';
import { placedInEnglish, placedInPolish, setPlacedInPolish, type Gender, type Place } from './polish.ts';

describe('part names with a place', () => {
  it.each<[string, Gender, Place[], string]>([
    ['Zacisk hamulcowy', 'm', ['front', 'left'], 'Zacisk hamulcowy przedni lewy'],
    ['Zacisk hamulcowy', 'm', ['rear', 'right'], 'Zacisk hamulcowy tylny prawy'],
    ['Tarcza hamulcowa', 'f', ['front'], 'Tarcza hamulcowa przednia'],
    ['Zwrotnica', 'f', ['right'], 'Zwrotnica prawa'],
    ['Lusterko zewnętrzne', 'n', ['left'], 'Lusterko zewnętrzne lewe'],
    ['Nadkole', 'n', ['rear', 'right'], 'Nadkole tylne prawe'],
    ['Klocki hamulcowe', 'p', ['front'], 'Klocki hamulcowe przednie'],
    ['Drzwi', 'p', ['rear', 'left'], 'Drzwi tylne lewe'],
    ['Łożysko koła %g', 'n', ['front'], 'Łożysko koła przedniego'],
    ['Wspornik zderzaka %g', 'm', ['rear', 'left'], 'Wspornik zderzaka tylnego lewy'],
    ['Czujnik zużycia klocków %p', 'm', ['rear'], 'Czujnik zużycia klocków tylnych'],
    ['Czujnik zużycia klocków %p', 'm', [], 'Czujnik zużycia klocków'],
  ])('%s (%s) at %j is "%s"', (name, gender, places, expected) => {
    expect(placedInPolish(name, gender, places)).toBe(expected);
  });

  it('says of a set where it belongs without describing its last noun', () => {
    expect(setPlacedInPolish('Zestaw naprawczy zacisku', ['front'])).toBe('Zestaw naprawczy zacisku, przód');
  });

  it('puts the place after a comma in English', () => {
    expect(placedInEnglish('Brake caliper', ['front', 'left'])).toBe('Brake caliper, front left');
    expect(placedInEnglish('Brake caliper', [])).toBe('Brake caliper');
  });
});
