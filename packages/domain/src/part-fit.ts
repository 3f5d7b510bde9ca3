import { conditionCodes } from './equipment-condition.ts';
import { codeState } from './equipment-condition-evaluation.ts';
import { fitClauses, judgeLine, type DescribedVehicle, type LineFit, type LineRules } from './line-fit.ts';

/** Whether a part fits a vehicle, judged by all lines on which the catalogue lists it. */
export type PartVerdict = 'fits' | 'depends' | 'does-not-fit';

export interface JudgedLine<Line> {
  readonly line: Line;
  readonly fit: LineFit;
}

export interface PartFit<Line> {
  readonly verdict: PartVerdict;
  /** The lines behind the verdict: those that fit, else those that may fit, else the one that came closest. */
  readonly lines: readonly JudgedLine<Line>[];
}

const reach = ({ fit: { clause } }: { readonly fit: LineFit }): number =>
  clause === null ? -1 : fitClauses.indexOf(clause);

/**
 * One line that fits is enough, whatever the others say: a catalogue lists a part once for each variant of a car.
 * Without any line nothing can be said, so the caller must not ask.
 */
export function judgePart<Line extends { readonly rules: LineRules }>(
  lines: readonly Line[],
  vehicle: DescribedVehicle,
): PartFit<Line> {
  const judged = lines.map((line) => ({ line, fit: judgeLine(line.rules, vehicle) }));
  const having = (fit: LineFit['fit']) => judged.filter((one) => one.fit.fit === fit);
  const fitting = having('fits');
  if (fitting.length > 0) return { verdict: 'fits', lines: fitting };
  const possible = having('unknown');
  if (possible.length > 0) return { verdict: 'depends', lines: possible };
  const closest = judged.toSorted((a, b) => reach(b) - reach(a)).slice(0, 1);
  return { verdict: 'does-not-fit', lines: closest };
}

/** The equipment codes on which it depends whether one of the lines fits, in order of first mention. */
export function codesToKnow(
  lines: readonly { readonly rules: LineRules }[],
  { equipment }: DescribedVehicle,
): string[] {
  const codes = lines.flatMap(({ rules }) =>
    rules.condition === null ? [] : conditionCodes(rules.condition),
  );
  return [...new Set(codes)].filter((code) => codeState(code, equipment) === 'unknown');
}
