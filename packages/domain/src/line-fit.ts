import type { EquipmentCondition } from './equipment-condition.ts';
import { evaluateCondition, type EquipmentKnowledge } from './equipment-condition-evaluation.ts';
import { explainCondition, type ConditionReason } from './equipment-condition-explanation.ts';
import { type MonthNumber, isWithin } from './month.ts';

export type Steering = 'L' | 'R';
export type Transmission = 'M' | 'A';

/** Which vehicle types have how many of the part; `quantity` null means as many as required. */
export interface Fitment {
  readonly quantity: number | null;
  readonly typeIds: readonly number[];
}

/** What a board line says about the cars that it fits. */
export interface LineRules {
  readonly fitments: readonly Fitment[];
  readonly validFrom: MonthNumber | null;
  readonly validTo: MonthNumber | null;
  readonly steering: Steering | null;
  readonly transmission: Transmission | null;
  readonly condition: EquipmentCondition | null;
}

/** A vehicle type that the car may be. */
export interface CandidateType {
  readonly id: number;
  readonly steering: Steering | null;
  readonly transmission: Transmission | null;
}

/** What is known about the chosen vehicle. No candidates: no vehicle is chosen. */
export interface DescribedVehicle {
  readonly candidates: readonly CandidateType[];
  readonly month: MonthNumber | null;
  readonly equipment: EquipmentKnowledge;
}

export type Fit = 'fits' | 'unknown' | 'does-not-fit';

/** The clauses of a line in the order in which they are judged. */
export const fitClauses = ['vehicle-type', 'month', 'steering', 'transmission', 'equipment'] as const;
export type FitClause = (typeof fitClauses)[number];

export interface LineFit {
  readonly fit: Fit;
  /** The clause that rules the line out, when it does not fit. */
  readonly clause: FitClause | null;
  /** The equipment to blame, when the clause is the equipment. */
  readonly reasons: readonly ConditionReason[];
  /** Pieces in this car; null when it depends on what is not known, or is as required. */
  readonly quantity: number | null;
}

interface CandidateFit {
  readonly fit: Fit;
  readonly clause: FitClause | null;
  readonly quantity: number | null;
}

type Requirement = string | null;

/** A requirement that the car's type says nothing about stays open. */
function meets(required: Requirement, actual: Requirement): Fit {
  if (required === null) return 'fits';
  if (actual === null) return 'unknown';
  return required === actual ? 'fits' : 'does-not-fit';
}

function monthFit(rules: LineRules, month: MonthNumber | null): Fit {
  if (rules.validFrom === null && rules.validTo === null) return 'fits';
  if (month === null) return 'unknown';
  return isWithin(month, rules.validFrom, rules.validTo) ? 'fits' : 'does-not-fit';
}

/** Judges everything but the type and the equipment, which do not depend on one another. */
function judgeCandidate(
  rules: LineRules,
  candidate: CandidateType,
  month: Fit,
  equipment: Fit,
): CandidateFit {
  const fitment = rules.fitments.find(({ typeIds }) => typeIds.includes(candidate.id));
  if (fitment === undefined) return { fit: 'does-not-fit', clause: 'vehicle-type', quantity: null };
  const judged: Readonly<Record<Exclude<FitClause, 'vehicle-type'>, Fit>> = {
    month,
    steering: meets(rules.steering, candidate.steering),
    transmission: meets(rules.transmission, candidate.transmission),
    equipment,
  };
  const { quantity } = fitment;
  for (const clause of fitClauses) {
    if (clause !== 'vehicle-type' && judged[clause] === 'does-not-fit') {
      return { fit: 'does-not-fit', clause, quantity };
    }
  }
  const open = Object.values(judged).includes('unknown');
  return { fit: open ? 'unknown' : 'fits', clause: null, quantity };
}

/** The one quantity that all of them name, if they agree. */
function commonQuantity(quantities: readonly (number | null)[]): number | null {
  const [first, ...rest] = new Set(quantities);
  return rest.length === 0 ? (first ?? null) : null;
}

/** The clause that a candidate passed most others to reach: it says the most about why the line is out. */
function furthestClause(candidates: readonly CandidateFit[]): FitClause | null {
  return fitClauses.findLast((clause) => candidates.some((candidate) => candidate.clause === clause)) ?? null;
}

const failedReasons = (condition: EquipmentCondition, equipment: EquipmentKnowledge): ConditionReason[] =>
  explainCondition(condition, equipment).failed.flatMap(({ reasons }) => reasons);

/** Without a vehicle only the equipment that a person has chosen can rule a line out. */
function judgeWithoutVehicle(rules: LineRules, equipment: EquipmentKnowledge): LineFit {
  const { condition, fitments } = rules;
  const quantity = commonQuantity(fitments.map((fitment) => fitment.quantity));
  if (condition === null || evaluateCondition(condition, equipment) !== 'does-not-fit') {
    return { fit: 'unknown', clause: null, reasons: [], quantity };
  }
  const reasons = failedReasons(condition, equipment);
  return { fit: 'does-not-fit', clause: 'equipment', reasons, quantity };
}

/**
 * Whether a line fits the vehicle. With several candidate types (a description by filters can leave several)
 * it fits if it fits each of them, does not fit if it fits none, and is unknown otherwise.
 */
export function judgeLine(rules: LineRules, vehicle: DescribedVehicle): LineFit {
  if (vehicle.candidates.length === 0) return judgeWithoutVehicle(rules, vehicle.equipment);
  const { condition } = rules;
  const month = monthFit(rules, vehicle.month);
  const equipment = condition === null ? 'fits' : evaluateCondition(condition, vehicle.equipment);
  const candidates = vehicle.candidates.map((candidate) =>
    judgeCandidate(rules, candidate, month, equipment),
  );
  const possible = candidates.filter(({ fit }) => fit !== 'does-not-fit');
  if (possible.length > 0) {
    return {
      fit: candidates.every(({ fit }) => fit === 'fits') ? 'fits' : 'unknown',
      clause: null,
      reasons: [],
      quantity: commonQuantity(possible.map(({ quantity }) => quantity)),
    };
  }
  const clause = furthestClause(candidates);
  const ofTheType = candidates.filter((candidate) => candidate.clause !== 'vehicle-type');
  return {
    fit: 'does-not-fit',
    clause,
    reasons: clause === 'equipment' && condition !== null ? failedReasons(condition, vehicle.equipment) : [],
    quantity: commonQuantity(ofTheType.map(({ quantity }) => quantity)),
  };
}
