import { choicesOf } from '../vehicles/equipment-choices.ts';
import {
  alongWith,
  labelled,
  text,
  type Alternative,
  type EquipmentContext,
  type Text,
} from './alternative.ts';
import { canBeMet, isMet } from './conditions.ts';

type EquipmentSplit = (alternative: Alternative, context: EquipmentContext) => Alternative[];

const forVehicles = ({ pl, en }: Text): Text => text(`Dla pojazdów ${pl}`, `For vehicles ${en}`);

/** A classic has no equipment codes, and a motorcycle none of a car's. */
const hasCodesOf = (choice: string, { isCar, isMotorcycle }: EquipmentContext): boolean =>
  choice.startsWith('mc-') ? isMotorcycle : isCar;

/** Of a choice that the board decides all parts are told apart, as on other boards, but only its own is listed. */
export const byChoice =
  (choice: string): EquipmentSplit =>
  (alternative, context) => {
    const name = choice.replace('%', context.axle ?? '');
    if (!hasCodesOf(name, context)) return [alternative];
    const choices = choicesOf(name);
    const brought = new Set(
      choices.filter(({ condition }) => isMet(condition, context.brings) && !isMet(condition, [])),
    );
    return choices.map((one) => ({
      ...alternative,
      conditions: brought.size > 0 ? alternative.conditions : [...alternative.conditions, one.condition],
      key: `${alternative.key} ${one.condition}`,
      factor: alternative.factor * one.factor,
      labels: choices.length > 1 ? [...alternative.labels, labelled(one.label)] : alternative.labels,
      before: brought.size > 0 ? alternative.before : alongWith(alternative.before, forVehicles(one)),
      isElsewhere: alternative.isElsewhere || (brought.size > 0 && !brought.has(one)),
    }));
  };

/** A part that only some equipment has: it is the same part on every board, with or without the condition. */
export const onlyWith =
  (name: string): EquipmentSplit =>
  (alternative, context) => {
    const [one] = choicesOf(name);
    if (!one) return [alternative];
    if (!hasCodesOf(name, context)) return isMet(one.condition, []) ? [alternative] : [];
    if (isMet(one.condition, context.brings) && !isMet(one.condition, [])) return [alternative];
    return [
      {
        ...alternative,
        conditions: [...alternative.conditions, one.condition],
        before: alongWith(alternative.before, forVehicles(one)),
      },
    ];
  };

/** What a board says of all its parts needs no words on each of them. */
export const onBoardWith = (
  alternatives: readonly Alternative[],
  names: readonly string[],
  context: EquipmentContext,
): Alternative[] => {
  const conditions = names
    .filter((name) => hasCodesOf(name, context))
    .flatMap((name) => choicesOf(name).map(({ condition }) => condition));
  return alternatives
    .map((alternative) => ({ ...alternative, conditions: [...alternative.conditions, ...conditions] }))
    .filter((alternative) => canBeMet(alternative.conditions));
};
