/** Reads one setting's text; undefined means that the text is not what is expected. */
export interface SettingParser<T> {
  readonly expected: string;
  readonly parse: (text: string) => T | undefined;
}

export function wholeNumber(least: number, most: number): SettingParser<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    parse(text) {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
    },
  };
}

/** A number that the server works out itself where the text is `auto`. */
export function numberOrAuto(
  { expected, parse }: SettingParser<number>,
  automatic: () => number,
): SettingParser<number> {
  return {
    expected: `${expected}, or auto`,
    parse: (text) => (text.toLowerCase() === 'auto' ? automatic() : parse(text)),
  };
}

export const onOrOff: SettingParser<boolean> = {
  expected: 'on or off',
  parse: (text) => ({ on: true, off: false })[text.toLowerCase()],
};

export function oneOf<const T extends string>(...choices: readonly T[]): SettingParser<T> {
  return {
    expected: `one of ${choices.join(', ')}`,
    parse: (text) => choices.find((choice) => choice === text.toLowerCase()),
  };
}

export const anyText: SettingParser<string> = { expected: 'a text', parse: (text) => text };

export const mailAddress: SettingParser<string> = {
  expected: 'an email address, alone or as "Name <address>"',
  parse: (text) =>
    /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text) ? text : undefined,
};

/** An address with one of the given schemes, for example `postgres:`. */
export function address(...schemes: readonly string[]): SettingParser<string> {
  return {
    expected: `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    parse(text) {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return url !== undefined && schemes.includes(url.protocol) ? text : undefined;
    },
  };
}
