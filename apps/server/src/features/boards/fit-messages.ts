import type { LanguageCode } from '@partsboard/contract/language';
import type { ConditionReason } from '@partsboard/domain/equipment-condition-explanation';
import type { FitClause, LineFit, LineRules } from '@partsboard/domain/line-fit';
import { formatMonth, type MonthNumber } from '@partsboard/domain/month';
import { texts, type Message } from '../../messages/texts.ts';
import { namedCode } from './condition-texts.ts';

const shown = (month: MonthNumber): string => {
  const [year, ofYear] = formatMonth(month).split('-');
  return `${ofYear ?? ''}.${year ?? ''}`;
};

function monthMessage({ validFrom, validTo }: LineRules): Message {
  if (validFrom !== null && validTo !== null) {
    const range = `${shown(validFrom)}–${shown(validTo)}`;
    return (t) => t.boards.builtBetween(range);
  }
  if (validFrom !== null) {
    const from = shown(validFrom);
    return (t) => t.boards.builtFrom(from);
  }
  const to = validTo === null ? '' : shown(validTo);
  return (t) => t.boards.builtUntil(to);
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
  return (t) =>
    [
      ...(needed === '' ? [] : [t.boards.onlyWithEquipment(needed)]),
      ...(excluded === '' ? [] : [t.boards.notWithEquipment(excluded)]),
    ].join(' ');
}

const otherVehicleType: Message = (t) => t.boards.otherVehicleType;

function messageOf(
  clause: FitClause,
  rules: LineRules,
  fit: LineFit,
  nameOf: (code: string) => string | undefined,
): Message {
  const { steering, transmission } = rules;
  switch (clause) {
    case 'vehicle-type':
      return otherVehicleType;
    case 'month':
      return monthMessage(rules);
    case 'steering':
      return steering === null ? otherVehicleType : (t) => t.boards.onlySteering[steering];
    case 'transmission':
      return transmission === null ? otherVehicleType : (t) => t.boards.onlyTransmission[transmission];
    case 'equipment':
      return equipmentMessage(fit.reasons, nameOf);
  }
}

/** On what it depends whether a part fits: the equipment, or which of several vehicle types it is. */
export function dependsOnEquipment(
  codes: readonly string[],
  nameOf: (code: string) => string | undefined,
): Message {
  const named = codes.map((code) => namedCode(code, nameOf)).join(', ');
  return (t) => (named === '' ? t.boards.dependsOnVehicleType : t.boards.dependsOnEquipment(named));
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
    Text: messageOf(fit.clause, rules, fit, nameOf)(texts[language]),
    Codes: [...new Set(fit.reasons.map(({ code }) => code))],
  };
}
