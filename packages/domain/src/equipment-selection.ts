import type { EquipmentKnowledge } from './equipment-condition-evaluation.ts';

/** The equipment filters of a board as a person has set them: every code on offer, and those ticked. */
export interface EquipmentSelection {
  readonly offered: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
}

/**
 * What is known of a car once a person has ticked equipment. What they ticked counts as present and rules out
 * its rivals of an exclusive group, even one that the car's list names: the person sees the car. What they
 * left unticked is absent where the car's list is complete, and open otherwise. Nothing ticked changes nothing.
 */
export function withSelection(known: EquipmentKnowledge, selection: EquipmentSelection): EquipmentKnowledge {
  const { offered, selected } = selection;
  if (selected.size === 0) return known;
  const groupsTaken = new Set([...selected].map(known.groupOf).filter((group) => group !== undefined));
  const stays = (code: string): boolean => {
    const group = known.groupOf(code);
    return !offered.has(code) && (group === undefined || !groupsTaken.has(group));
  };
  return { ...known, present: new Set([...[...known.present].filter(stays), ...selected]) };
}
