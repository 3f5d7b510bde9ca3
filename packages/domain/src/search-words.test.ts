import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldedWords,
  inWordsOfNames,
  isEverydayWord,
  meaningOf,
  searchTerms,
  wordDistance,
  wordForms,
} from './search-words.ts';

function distance(typed: string, word: string): number | null {
  const [term] = searchTerms(typed);
  const [folded = ''] = foldedWords(word);
  return term === undefined ? null : wordDistance(term, folded);
}

describe('words of a search', () => {
  const typedIn = (text: string) => searchTerms(text).map(({ typed }) => typed);

  it('that only join others say nothing', () => {
    expect(typedIn('uszczelka pod głowicę')).toEqual(['uszczelka', 'glowice']);
    expect(typedIn('klocki i tarcze na przód')).toEqual(['klocki', 'tarcze', 'przod']);
    expect(typedIn('gasket for the head')).toEqual(['gasket', 'head']);
    expect(meaningOf('filtr do oleju')).toBe(meaningOf('filtr oleju'));
  });

  it('at its end may be the beginning of a longer one', () => {
    expect(typedIn('tarcza do')).toEqual(['tarcza', 'do']);
    expect(typedIn('na')).toEqual(['na']);
  });
});

describe('words of a name', () => {
  it('are compared without accents, signs and capitals', () => {
    expect(foldedWords('Łożysko koła, M8×30 – ŻÓŁTE')).toEqual(['lozysko', 'kola', 'm8', '30', 'zolte']);
    expect(foldedWords('Straße æro')).toEqual(['strasse', 'aero']);
  });

  it.each([
    ['klocki', 'klocek'],
    ['klocków', 'klocki'],
    ['klocek', 'klocki'],
    ['tarcze', 'tarcza'],
    ['tarcz', 'tarcza'],
    ['rozrządu', 'rozrząd'],
    ['uszczelek', 'uszczelka'],
    ['sprzęgieł', 'sprzęgło'],
    ['hamulców', 'hamulec'],
    ['hamulcowy', 'hamulca'],
    ['hamulec', 'hamulcowe'],
    ['sworzeń', 'sworznia'],
    ['filtry', 'filtr'],
    ['olej', 'oleju'],
    ['świece', 'świeca'],
    ['pads', 'pad'],
    ['batteries', 'battery'],
  ])('are found in another form: %s finds %s', (typed, word) => {
    expect(distance(typed, word)).not.toBeNull();
  });

  it.each([
    ['pads', 'klocki'],
    ['rotor', 'tarcza'],
    ['klocki', 'pad'],
    ['hood', 'bonnet'],
    ['felgi', 'rim'],
    ['klima', 'conditioning'],
    ['rozrząd', 'timing'],
    ['ręczny', 'postojowego'],
    ['klinowego', 'wieloklinowy'],
    ['kompresora', 'sprężarka'],
    ['simeringi', 'uszczelniacz'],
    ['O2', 'oxygen'],
    ['silentbloki', 'tuleja'],
  ])('are found by what means the same: %s finds %s', (typed, word) => {
    expect(distance(typed, word)).toBe(3);
  });

  it.each([
    ['koła', 'kolektor'],
    ['koła', 'kolumna'],
    ['tarcza', 'tablica'],
    ['pasek', 'pasażer'],
    ['8', '80a'],
  ])('are not taken for others that begin alike: %s does not find %s', (typed, word) => {
    expect(distance(typed, word)).not.toBe(1);
    expect(distance(typed, word)).not.toBe(0);
  });

  it('are found while they are being typed, after whole words', () => {
    expect(distance('amort', 'amortyzator')).toBe(2);
    expect(distance('amortyzator', 'amortyzator')).toBe(0);
  });
});

it('every word is a form of itself, and no form is shorter than three characters unless the word is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,14}$/), (word) => {
      const forms = wordForms(word);
      expect(forms[0]).toBe(word);
      for (const form of forms) expect(form.length).toBeGreaterThanOrEqual(Math.min(3, word.length));
      expect(wordDistance({ typed: word, forms, synonyms: [] }, word)).toBe(0);
    }),
  );
});

it.each([
  ['lug nuts', 'wheel bolt'],
  ['Anti-roll bar bush', 'stabiliser bush'],
  ['left track rod end', 'left tie rod end'],
  ['maglownicy', 'przekladnia kierownicza'],
  ['korek baku', 'korek zbiornik paliwa'],
  ['maf sensor', 'przeplywomierz'],
  ['muffler', 'silencer'],
  ['A/C condenser', 'klimatyzacja condenser'],
  ['air conditioning hose', 'klimatyzacja hose'],
  ['pasek alternatora', 'pasek wieloklinowy'],
  ['łapa silnika', 'wspornik silnika'],
  ['szkło lusterka', 'wklad lusterka'],
  ['sparkplugs', 'spark plug'],
  ['drop', null],
  ['brake pads', null],
  ['', null],
])('%s is said in the words of names: %s', (said, named) => {
  expect(inWordsOfNames(said)).toBe(named);
});

it.each([
  ['rotors', 'brake disc'],
  ['Maska', 'pokrywa silnika'],
  ['zderzaki', 'oslona zderzaka'],
  ['tarcze', 'tarcza hamulcowa'],
  ['discs', 'brake disc'],
  ['tarcza sprzęgła', null],
  ['przednia lampa', 'reflektor'],
  ['lampa przód', 'reflektor'],
  ['lampa tył', null],
  ['alternator rotor', null],
  ['brake pads', null],
  ['', null],
])('%s nearly always means %s, as a whole search', (said, meant) => {
  expect(meaningOf(said)).toBe(meant);
});

it.each([
  ['horn', true],
  ['klaksonu', true],
  ['progi', true],
  ['gaskets', true],
  ['lapy', true],
  ['przegladu', true],
  ['blankets', true],
  ['kolcki', false],
  ['amortyaztor', false],
])('%s is a word of the trade: %s', (word, isOne) => {
  expect(isEverydayWord(word)).toBe(isOne);
});

it('the endings of a word are other forms of it, not longer words', () => {
  expect(distance('hak', 'haka')).toBe(1);
  expect(distance('hak', 'hakowy')).toBe(1);
  expect(distance('cat', 'catalytic')).toBe(2);
});

it('a phrase is read as its first six different words', () => {
  expect(searchTerms('a b c a d e f g').map(({ typed }) => typed)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(searchTerms(' –, ')).toEqual([]);
});
