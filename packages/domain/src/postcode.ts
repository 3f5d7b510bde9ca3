/** The forms of postcodes by two-letter country code, after blanks at both ends were removed. */
const forms: Readonly<Record<string, RegExp>> = {
  PL: /^\d{2}-?\d{3}$/,
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IT: /^\d{5}$/,
  LT: /^(LT-?)?\d{5}$/i,
  LV: /^(LV-?)?\d{4}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  SE: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  UA: /^\d{5}$/,
};

const examples: Readonly<Record<string, string>> = {
  PL: '00-001',
  CZ: '110 00',
  NL: '1012 AB',
  SK: '811 01',
};

/** Whether a postcode has the form of its country; every form will do where none is known. */
export const isPostcode = (country: string | undefined, postcode: string): boolean =>
  country === undefined || (forms[country]?.test(postcode.trim()) ?? true);

/** As letters are addressed: a Polish postcode has its hyphen, also where none was typed. */
export const tidyPostcode = (country: string | undefined, postcode: string): string => {
  const trimmed = postcode.trim();
  return country === 'PL' ? trimmed.replace(/^(\d{2})(\d{3})$/, '$1-$2') : trimmed;
};

/** A postcode to show a person who has written another form. */
export const examplePostcode = (country: string): string | undefined => examples[country];
