import type { ConditionReason } from '@partsboard/domain/equipment-condition-explanation';
import type { FitClause, LineFit, LineRules } from '@partsboard/domain/line-fit';
import { formatMonth, type MonthNumber } from '@partsboard/domain/month';
import type { LanguageCode } from '../../http/handlers.ts';
import type { Message } from '../../messages/language.ts';
import { namedCode } from './condition-texts.ts';

const shown = (month: MonthNumber): string => {
  const [year, ofYear] = formatMonth(month).split('-');
  return `${ofYear ?? ''}.${year ?? ''}`;
};

function monthMessage({ validFrom, validTo }: LineRules): Message {
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

function equipmentMessage(
  reasons: readonly ConditionReason[],
  nameOf: (code: string) => string | undefined,
): Message {
  const named = (needed: ConditionReason['needed']): string =>
    reasons
      .filter((reason) => reason.needed === needed)
      .map(({ code }) => namedCode(code, nameOf))
      .join(', ');
  const needed = named('present');
  const excluded = named('absent');
  const messages: Message[] = [];
  if (needed !== '') {
    messages.push({ pl: `Tylko z wyposażeniem: ${needed}.`, en: `Only with the equipment ${needed}.` });
  }
  if (excluded !== '') {
    messages.push({ pl: `Nie z wyposażeniem: ${excluded}.`, en: `Not with the equipment ${excluded}.` });
  }
  return {
    pl: messages.map(({ pl }) => pl).join(' '),
    en: messages.map(({ en }) => en).join(' '),
  };
}

const STEERING: Readonly<Record<'L' | 'R', Message>> = {
  L: { pl: 'Tylko do pojazdów z kierownicą po lewej stronie.', en: 'Only for left-hand drive.' },
  R: { pl: 'Tylko do pojazdów z kierownicą po prawej stronie.', en: 'Only for right-hand drive.' },
};

const TRANSMISSION: Readonly<Record<'M' | 'A', Message>> = {
  M: { pl: 'Tylko do pojazdów z manualną skrzynią biegów.', en: 'Only for manual transmission.' },
  A: { pl: 'Tylko do pojazdów z automatyczną skrzynią biegów.', en: 'Only for automatic transmission.' },
};

const OTHER_TYPE: Message = {
  pl: 'Nie pasuje do tego typu pojazdu.',
  en: 'Does not fit this vehicle type.',
};

function messageOf(
  clause: FitClause,
  rules: LineRules,
  fit: LineFit,
  nameOf: (code: string) => string | undefined,
): Message {
  switch (clause) {
    case 'vehicle-type':
      return OTHER_TYPE;
    case 'month':
      return monthMessage(rules);
    case 'steering':
      return rules.steering === null ? OTHER_TYPE : STEERING[rules.steering];
    case 'transmission':
      return rules.transmission === null ? OTHER_TYPE : TRANSMISSION[rules.transmission];
    case 'equipment':
      return equipmentMessage(fit.reasons, nameOf);
  }
}

/** Why a line does not fit, in one message with the codes to blame; null when it may fit. */
export function notApplicableReason(
  rules: LineRules,
  fit: LineFit,
  language: LanguageCode,
  nameOf: (code: string) => string | undefined,
): { Kind: FitClause; Text: string; Codes: string[] } | null {
  if (fit.clause === null) return null;
  return {
    Kind: fit.clause,
    Text: messageOf(fit.clause, rules, fit, nameOf)[language],
    Codes: [...new Set(fit.reasons.map(({ code }) => code))],
  };
}
