import type { LanguageCode } from '@partsboard/contract/language';

const MAX_RANGES = 20;

interface Range {
  readonly language: LanguageCode | 'other';
  readonly quality: number;
}

function languageOfTag(tag: string): LanguageCode | 'other' {
  const primary = tag.toLowerCase().split('-', 1)[0];
  if (primary === '*' || primary === 'pl') return 'pl';
  return primary === 'en' ? 'en' : 'other';
}

function parseRange(part: string): Range | undefined {
  const [tag, ...parameters] = part.split(';').map((piece) => piece.trim());
  if (tag === undefined || !/^(\*|[a-z]{1,8}(-[a-z0-9]{1,8})*)$/i.test(tag)) return undefined;
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  if (weight === undefined) return { language: languageOfTag(tag), quality: 1 };
  const value = weight.slice(weight.indexOf('=') + 1).trim();
  if (!/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value)) return undefined;
  return { language: languageOfTag(tag), quality: Number(value) };
}

/**
 * The language of an answer by the request's Accept-Language. Polish when nothing is asked for, English when
 * only languages are asked for that the shop does not speak.
 */
export function negotiateLanguage(header: string | undefined): LanguageCode {
  const ranges = (header ?? '')
    .split(',', MAX_RANGES)
    .map(parseRange)
    .filter((range) => range !== undefined);
  if (ranges.length === 0) return 'pl';
  const best = ranges
    .filter((range) => range.language !== 'other' && range.quality > 0)
    .reduce<Range | undefined>(
      (chosen, range) => (chosen && chosen.quality >= range.quality ? chosen : range),
      undefined,
    );
  if (best === undefined) return 'en';
  return best.language === 'en' ? 'en' : 'pl';
}
