import type { MonthNumber } from '@partsboard/domain/month';
import type { BoardTemplate } from '../groups/group-table.ts';
import { isSharedPart, partHome } from '../groups/part-homes.ts';
import type { NewPart, PartRegister } from '../parts/part-register.ts';
import type { Part } from '../parts/part.ts';
import { hashText, Random } from '../random.ts';
import type { Size } from '../scale.ts';
import { hardware } from '../vocabulary/hardware.ts';
import { kinds, type Reach } from '../vocabulary/kinds.ts';
import type { HardwareRole, PartRole, Role } from '../vocabulary/role-table.ts';
import { roleIn, undrawnRoles } from '../vocabulary/roles.ts';
import type { Alternative, EquipmentContext, Text } from './alternative.ts';
import { alternativesOf } from './alternatives.ts';
import type { BoardLine } from './board-line.ts';
import { partOwner, type BoardOwner } from './board-owners.ts';
import { onBoardWith, onlyWith } from './equipment-splits.ts';
import { linkCompanions } from './part-lists.ts';

/** One board to be made: a template for an owner, within some months. */
export interface BoardPlan {
  template: BoardTemplate;
  owner: BoardOwner;
  from: MonthNumber | undefined;
  to: MonthNumber | undefined;
  types: Alternative['types'];
  roles: readonly string[];
}

export interface ComposerContext {
  seed: number;
  size: Size;
  register: PartRegister;
}

/** Here a quantity of four or more means so many for four cylinders. */
const PER_CYLINDER = new Set(['piston-conrod', 'valve-gear', 'ignition', 'fuel-injection']);

const RENEW: Text = { pl: 'Wymieniać po każdym demontażu', en: 'Renew after every removal' };

const brandFactor: Readonly<Record<string, number>> = { VARDEN: 1, ILVARA: 0.72, SKARN: 0.85 };

class BoardComposer {
  readonly #plan: BoardPlan;
  readonly #context: ComposerContext;
  readonly #equipment: EquipmentContext;
  readonly lines: BoardLine[] = [];

  constructor(plan: BoardPlan, context: ComposerContext) {
    this.#plan = plan;
    this.#context = context;
    const { template, owner } = plan;
    this.#equipment = {
      isCar: owner.category === 'PKW',
      isMotorcycle: owner.category === 'MOTORRAD',
      axle: template.axle,
      brings: template.brings,
    };
  }

  compose(): BoardLine[] {
    const { composition } = this.#plan.template;
    this.#plan.roles.forEach((role, index) => this.#add(roleIn(composition, role), index + 1));
    for (const role of undrawnRoles(composition)) this.#add(role, undefined);
    linkCompanions(this.lines, this.#context.seed);
    return this.lines;
  }

  #add(role: Role, callout: number | undefined): void {
    if (role.form === 'hardware') this.#addHardware(role, callout);
    else for (const alternative of this.#alternativesOf(role)) this.#addPart(role, alternative, callout);
  }

  /** A part that boards of several drawings list does not depend on which of them were drawn anew. */
  #alternativesOf(role: PartRole): Alternative[] {
    const { template, owner, types, from, to } = this.#plan;
    const { seed, size } = this.#context;
    const { scope, space } = partHome(role.composition);
    const { key, leading, types: population } = partOwner('board', scope, template, owner);
    const random = Random.of(seed, `board ${key} ${space}`);
    const isShared = isSharedPart(role.composition, role.role);
    const { facelift } = leading;
    const alternatives = alternativesOf(
      role,
      {
        types,
        population,
        from: isShared ? undefined : from,
        to: isShared ? undefined : to,
        ...this.#equipment,
        changed: from === facelift && !isShared ? facelift + random.between(9, 20) : facelift,
        outputs: Math.floor(size.outputs + random.next()),
      },
      this.#isVaried(role),
    );
    return onBoardWith(alternatives, template.onlyWith, this.#equipment).filter(
      (alternative) =>
        (alternative.from ?? 0) <= (to ?? Infinity) && (alternative.to ?? Infinity) >= (from ?? 0),
    );
  }

  #isVaried(role: PartRole): boolean {
    const { reach } = kinds[role.kind];
    const chance = hashText(`varied ${this.#keyFor(reach, role)}`, this.#context.seed);
    // Pads are chosen by brake system and measure, never by output.
    return (
      reach !== 'brand' && role.kind !== 'brake-wear' && chance % 1000 < this.#context.size.varied * 1000
    );
  }

  /** A standard part is the same whatever the vehicle has. */
  #hardwareAlternativesOf(role: HardwareRole): Alternative[] {
    const all = role.onlyWith.reduce<Alternative[]>(
      (alternatives, name) =>
        alternatives.flatMap((alternative) => onlyWith(name)(alternative, this.#equipment)),
      [everyVehicle(this.#plan)],
    );
    return onBoardWith(all, this.#plan.template.onlyWith, this.#equipment);
  }

  #addHardware(role: HardwareRole, callout: number | undefined): void {
    const { brand } = this.#plan.owner;
    const chance = hashText(this.#keyFor('platform', role), this.#context.seed);
    const size = role.sizes[chance % role.sizes.length] ?? '';
    const { group } = partHome(role.composition);
    const part = this.#context.register.partFor(brand, `${role.hardware} ${size}`, group, () => ({
      role,
      places: [],
      labels: [printedSize(size)],
      exchange: false,
      price: hardware.get(role.hardware)?.price ?? 1,
      likeness: hashText(`${role.hardware} ${size}`, this.#context.seed) >>> 1,
    }));
    for (const alternative of this.#hardwareAlternativesOf(role))
      this.#push(role, callout, part, alternative, role.once ? RENEW : undefined);
  }

  #addPart(role: PartRole, alternative: Alternative, callout: number | undefined): void {
    const { owner, from } = this.#plan;
    // At the facelift some parts stay what they were.
    const base = this.#keyFor(kinds[role.kind].reach, role);
    const renewed =
      from !== undefined &&
      !isSharedPart(role.composition, role.role) &&
      hashText(base, this.#context.seed) % 100 < 22;
    const key = `${base}|${alternative.key.trim()}${renewed ? ' facelift' : ''}`;
    const describe = (): NewPart => ({
      role,
      places: alternative.places,
      labels: alternative.labels,
      exchange: alternative.exchange,
      likeness: hashText(base, this.#context.seed) >>> 1,
      price:
        role.price *
        alternative.factor *
        (brandFactor[owner.brand.code] ?? 1) *
        (0.7 + owner.leading.line.segment * 0.12),
    });
    const { group } = partHome(role.composition);
    const part = this.#context.register.partFor(owner.brand, key, group, describe);
    const once = role.traits.has('once') || role.kind === 'single';
    this.#push(role, callout, part, alternative, once ? RENEW : alternative.after);
  }

  #quantityOf({ quantity }: Role): number {
    const { template, owner } = this.#plan;
    // The vocabulary counts the wheels of a car.
    return owner.category === 'MOTORRAD' && template.composition === 'wheel'
      ? Math.ceil(quantity / 2)
      : quantity;
  }

  #keyFor(reach: Reach, role: Role): string {
    const { template, owner } = this.#plan;
    const { scope, space } = partHome(role.composition);
    return `${partOwner(reach, scope, template, owner).key}|${space}|${role.role}`;
  }

  #push(
    role: Role,
    callout: number | undefined,
    part: Part,
    alternative: Alternative,
    after: Text | undefined,
  ): void {
    const asRequired = role.form === 'part' && role.kind === 'fluid' && role.quantity === 1;
    this.lines.push({
      role: role.role,
      callout,
      part,
      quantity: asRequired ? undefined : this.#quantityOf(role),
      perCylinder: role.quantity >= 4 && PER_CYLINDER.has(this.#plan.template.composition),
      alternative,
      after,
    });
  }
}

/** "M8×30" says what it is; "8" does not. */
const printedSize = (size: string): Text => {
  const pl = /^[\d,–]+$/.test(size) ? `${size} mm` : size;
  return { pl, en: pl.replaceAll(',', '.') };
};

const everyVehicle = ({ types }: BoardPlan): Alternative => ({
  types,
  steering: '',
  transmission: '',
  conditions: [],
  from: undefined,
  to: undefined,
  places: [],
  key: '',
  factor: 1,
  labels: [],
  before: undefined,
  after: undefined,
  exchange: false,
  isElsewhere: false,
});

/** The lines of a board, in the order in which they are listed. */
export const composeBoard = (plan: BoardPlan, context: ComposerContext): BoardLine[] =>
  new BoardComposer(plan, context).compose();
