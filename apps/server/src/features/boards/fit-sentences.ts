import type { ConditionReason } from '@partsboard/domain/equipment-condition-explanation';
import type { FitClause, LineFit, LineRules } from '@partsboard/domain/line-fit';
import { formatMonth, type MonthNumber } from '@partsboard/domain/month';
import type { LanguageCode } from '../../plugins/handlers.ts';
import type { Sentence } from '../../plugins/language.ts';
import { namedCode } from './condition-words.ts';

const shown = (month: MonthNumber): string => {
  const [year, ofYear] = formatMonth(month).split('-');
  return `${ofYear ?? ''}.${year ?? ''}`;
};

function monthSentence({ validFrom, validTo }: LineRules): Sentence {
  if (validFrom !== null && validTo !== null) {
    const range = `${shown(validFrom)}–${shown(validTo)}`;
    return { pl: `Tylko do pojazdów z produkcji ${range}.`, en: `Only for vehicles built ${range}.` };
  }
  if (validFrom !== null) {
    const from = shown(validFrom);
    return { pl: `Tylko do pojazdów z produkcji od ${from}.`, en: `Only for vehicles built from ${from}.` };
  }
  const to = validTo === null ? '' : shown(validTo);
  return { pl: `Tylko do pojazdów z produkcji do ${to}.`, en: `Only for vehicles built until ${to}.` };
}

function equipmentSentence(
  reasons: readonly ConditionReason[],
  nameOf: (code: string) => string | undefined,
): Sentence {
  const named = (needed: ConditionReason['needed']): string =>
    reasons
      .filter((reason) => reason.needed === needed)
      .map(({ code }) => namedCode(code, nameOf))
      .join(', ');
  const needed = named('present');
  const excluded = named('absent');
  const sentences: Sentence[] = [];
  if (needed !== '') {
    sentences.push({ pl: `Tylko z wyposażeniem: ${needed}.`, en: `Only with the equipment ${needed}.` });
  }
  if (excluded !== '') {
    sentences.push({ pl: `Nie z wyposażeniem: ${excluded}.`, en: `Not with the equipment ${excluded}.` });
  }
  return {
    pl: sentences.map(({ pl }) => pl).join(' '),
    en: sentences.map(({ en }) => en).join(' '),
  };
}

const STEERING: Readonly<Record<'L' | 'R', Sentence>> = {
  L: { pl: 'Tylko do pojazdów z kierownicą po lewej stronie.', en: 'Only for left-hand drive.' },
  R: { pl: 'Tylko do pojazdów z kierownicą po prawej stronie.', en: 'Only for right-hand drive.' },
};

const TRANSMISSION: Readonly<Record<'M' | 'A', Sentence>> = {
  M: { pl: 'Tylko do pojazdów z manualną skrzynią biegów.', en: 'Only for manual transmission.' },
  A: { pl: 'Tylko do pojazdów z automatyczną skrzynią biegów.', en: 'Only for automatic transmission.' },
};

const OTHER_TYPE: Sentence = {
  pl: 'Nie pasuje do tego typu pojazdu.',
  en: 'Does not fit this vehicle type.',
};

function sentenceOf(
  clause: FitClause,
  rules: LineRules,
  fit: LineFit,
  nameOf: (code: string) => string | undefined,
): Sentence {
  switch (clause) {
    case 'vehicle-type':
      return OTHER_TYPE;
    case 'month':
      return monthSentence(rules);
    case 'steering':
      return rules.steering === null ? OTHER_TYPE : STEERING[rules.steering];
    case 'transmission':
      return rules.transmission === null ? OTHER_TYPE : TRANSMISSION[rules.transmission];
    case 'equipment':
      return equipmentSentence(fit.reasons, nameOf);
  }
}

/** Why a line does not fit, in one sentence with the codes to blame; null when it may fit. */
export function notApplicableReason(
  rules: LineRules,
  fit: LineFit,
  language: LanguageCode,
  nameOf: (code: string) => string | undefined,
): { Kind: FitClause; Text: string; Codes: string[] } | null {
  if (fit.clause === null) return null;
  return {
    Kind: fit.clause,
    Text: sentenceOf(fit.clause, rules, fit, nameOf)[language],
    Codes: [...new Set(fit.reasons.map(({ code }) => code))],
  };
}
