import type { LanguageCode } from '@partsboard/contract/language';
import type { LineFit, LineRules } from '@partsboard/domain/line-fit';
import { texts } from '../../messages/texts.ts';
import { nameIn, type CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import type { LineRow } from './board-lines.repository.ts';
import { dependsOnEquipment, notApplicableReason } from './fit-messages.ts';
import { parsedCondition } from './parsed-conditions.ts';

type RuleColumns = Pick<
  LineRow,
  'fitments' | 'validFrom' | 'validTo' | 'steering' | 'transmission' | 'expression'
>;

/** What a line of a board says about the cars that it fits. */
export const rulesOfRow = (row: RuleColumns): LineRules => ({
  fitments: row.fitments.map(([quantity, typeIds]) => ({ quantity, typeIds })),
  validFrom: row.validFrom,
  validTo: row.validTo,
  steering: row.steering,
  transmission: row.transmission,
  condition: row.expression === null ? null : parsedCondition(row.expression),
});

/** The name of an equipment code in a language, where the catalogue has one. */
export const equipmentNames =
  (lookups: CatalogueLookups, language: LanguageCode) =>
  (code: string): string | undefined => {
    const equipment = lookups.equipmentByCode.get(code);
    return equipment === undefined ? undefined : nameIn(equipment, language);
  };

/** The sentences about why something does not fit a car, or on what that depends. */
export function fitTexts(lookups: CatalogueLookups, language: LanguageCode) {
  const nameOf = equipmentNames(lookups, language);
  const { forOtherVehicles } = texts[language].boards;
  return {
    whyNot: (rules: LineRules, fit: LineFit): string | undefined =>
      fit.clause === 'vehicle-type'
        ? forOtherVehicles
        : notApplicableReason(rules, fit, language, nameOf)?.Text,
    forOtherVehicles,
    dependsOn: (codes: readonly string[]): string => dependsOnEquipment(codes, nameOf)(texts[language]),
  };
}
