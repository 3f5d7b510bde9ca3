type Language = 'pl' | 'en';

/** Words of titles that say what kind of board it is, and name no part. */
const ignored: Readonly<Record<Language, ReadonlySet<string>>> = {
  pl: new Set(
    'a i z ze w na do dla od pod przy według oraz części montażowe składowe zespół doposażenie fabryczny vin'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a and with on for by of the in mounting parts components system assembly retrofit factory vin'.split(
      ' ',
    ),
  ),
};

/** Titles that name a whole, and the beginnings of the names of parts that it is made of: all must be listed. */
const wholes: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  pl: {
    'zawieszenie silnika': ['poduszka silnika'],
    'zawieszenie skrzyni biegów': ['poduszka skrzyni biegów'],
    'napęd paskowy osprzętu': ['pasek wieloklinowy', 'koło pasowe alternatora', 'koło pasowe sprężarki'],
    'przewodami olejowymi': ['przewód doprowadzający olej', 'przewód powrotny oleju'],
    'zestaw kół zębatych i wałki': ['koło zębate', 'wałek sprzęgłowy', 'wałek główny'],
    'kolumna resorująca przednia': ['amortyzator przedni', 'sprężyna zawieszenia przednia'],
    'widelec teleskopowy': ['rura nośna widelca', 'goleń widelca'],
    'stelaż i napędy': ['stelaż fotela', 'silnik regulacji fotela'],
    'czujniki parkowania z tyłu': ['czujnik parkowania tylny'],
  },
  en: {
    'engine suspension': ['engine mount'],
    'gearbox suspension': ['gearbox mount'],
    'accessory belt drive': ['ribbed v-belt', 'alternator pulley', 'compressor pulley'],
    'valve gear': ['rocker arm', 'valve spring', 'intake valve', 'exhaust valve'],
    'oil lines': ['oil feed pipe', 'oil return pipe'],
    'gear set and shafts': ['first gear wheel', 'gearbox input shaft', 'gearbox output shaft'],
    'gearshift mechanism': ['gear lever', 'shift mechanism housing'],
    'telescopic fork': ['fork stanchion', 'fork slider'],
    'frame and drives': ['seat frame', 'seat adjustment motor'],
    'trailer hitch': ['towbar crossmember', 'tow ball'],
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
  const lowered = names.map((name) => name.toLowerCase());
  const words = [...new Set(lowered.flatMap(wordsOf))];
  const rest = Object.entries(wholes[language])
    .filter(([, parts]) => parts.every((part) => lowered.some((name) => name.startsWith(part))))
    .reduce((text, [whole]) => text.replace(whole, ''), title.toLowerCase());
  return wordsOf(rest).filter(
    (word) =>
      !ignored[language].has(word) && !words.some((found) => found.startsWith(stemOf(word, language))),
  );
};
