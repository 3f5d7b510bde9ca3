type Language = 'pl' | 'en';

/** Words of titles that say what kind of board it is or where it belongs, and name no part. */
const ignored: Readonly<Record<Language, ReadonlySet<string>>> = {
  pl: new Set(
    `a i z ze w na do dla od pod przy według oraz części montażowe składowe mechanizm zespół zestaw
     doposażenie fabryczny układ tyłu przodu`.split(/\s+/),
  ),
  en: new Set(
    `a and with on for by of the in mounting parts components system set assembly mechanism retrofit
     factory`.split(/\s+/),
  ),
};

/** What the trade also calls a thing of the title; with the reason where the words have nothing in common. */
const synonyms: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  pl: {
    // An engine hangs on its mounts.
    zawieszenie: ['poduszka'],
    // The accessories' drive is a belt over pulleys.
    napęd: ['pasek'],
    osprzętu: ['alternatora'],
    przewodami: ['przewód'],
    olejowymi: ['olej'],
    kół: ['koło'],
    wałki: ['wałek'],
    // A spring strut is a shock absorber within its spring.
    kolumna: ['amortyzator'],
    resorująca: ['sprężyna'],
    teleskopowy: ['goleń'],
    // Levers and switches are named after what they work.
    kierownicy: ['przełącznik'],
    napędy: ['silnik'],
    deski: ['przełącznik'],
    rozdzielczej: ['konsoli'],
    // Wipers and washers are those of the windscreen unless they say otherwise.
    szyby: ['wycieraczki', 'spryskiwacza'],
    przedniej: ['podszybie'],
  },
  en: {
    suspension: ['mount'],
    accessory: ['alternator'],
    drive: ['belt'],
    // Valve gear: the springs, rockers and lifters that move the valves.
    gear: ['rocker'],
    lines: ['pipe'],
    gearshift: ['gear'],
    telescopic: ['slider'],
    drives: ['motor'],
    dashboard: ['console'],
    windscreen: ['wiper', 'washer'],
    hitch: ['towbar'],
  },
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Enough of a word to know it in another case or number. */
const stemOf = (word: string, language: Language): string => {
  if (language === 'en') return word.replace(/(?<=[a-z]{3})(ies|es|s|y)$/, '');
  return word.length > 5
    ? word.slice(0, Math.max(4, word.length - 3))
    : word.slice(0, Math.max(3, word.length - 1));
};

/** The words of a board's title that occur in none of its parts' names. */
export const missingWords = (title: string, names: readonly string[], language: Language): string[] => {
  const found = new Set(names.flatMap(wordsOf));
  const isNamed = (word: string): boolean =>
    [word, ...(synonyms[language][word] ?? [])].some((wanted) =>
      [...found].some((candidate) => candidate.startsWith(stemOf(wanted, language))),
    );
  return wordsOf(title).filter(
    (word) => !/^(vin|led)$/.test(word) && !ignored[language].has(word) && !isNamed(word),
  );
};
