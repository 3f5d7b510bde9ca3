import type { MonthNumber } from '@partsboard/domain/month';
import type { BoardTemplate, Scope } from '../groups/group-table.ts';
import type { NewPart, PartRegister } from '../parts/part-register.ts';
import type { Part } from '../parts/part.ts';
import { hashText, Random } from '../random.ts';
import type { Size } from '../scale.ts';
import { hardware } from '../vocabulary/hardware.ts';
import { kinds, type Reach } from '../vocabulary/kinds.ts';
import type { HardwareRole, PartRole, Role } from '../vocabulary/role-table.ts';
import { roleIn, undrawnRoles } from '../vocabulary/roles.ts';
import { alternativesOf, type Alternative, type AlternativeContext, type Text } from './alternatives.ts';
import type { BoardLine } from './board-line.ts';
import { partOwnerKey, type BoardOwner } from './board-owners.ts';
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
  naturalScopes: ReadonlyMap<string, Scope>;
}

/** Boards of these drawings list other parts under each title. */
const OWN_PARTS = new Set([
  'wheel',
  'wiring-harness',
  'audio-system',
  'control-units',
  'switches',
  'roof-rails',
]);

/** Here a quantity of four or more means so many for four cylinders. */
const PER_CYLINDER = new Set(['piston-conrod', 'valve-gear', 'ignition', 'fuel-injection']);

/** Service boards list the same parts as the boards of the group that they serve. */
const SERVICE_GROUP = '02';

const RENEW: Text = { pl: 'Wymieniać po każdym demontażu', en: 'Renew after every removal' };

const brandFactor: Readonly<Record<string, number>> = { VARDEN: 1, ILVARA: 0.72, SKARN: 0.85 };

const partSpace = ({ id, composition, retrofit }: BoardTemplate): string => {
  if (retrofit || OWN_PARTS.has(composition)) return id;
  const main = id.slice(0, 2);
  return main === SERVICE_GROUP ? id.slice(3, 5) : main;
};

class BoardComposer {
  readonly #plan: BoardPlan;
  readonly #context: ComposerContext;
  readonly #natural: Scope;
  readonly #space: string;
  readonly #group: string;
  readonly #alternatives: AlternativeContext;
  readonly lines: BoardLine[] = [];

  constructor(plan: BoardPlan, context: ComposerContext) {
    const { template, owner, from, to } = plan;
    this.#plan = plan;
    this.#context = context;
    this.#natural = context.naturalScopes.get(template.composition) ?? template.scope;
    this.#space = `${partSpace(template)}|${template.composition}`;
    this.#group = template.id.replace('-', '').slice(0, 4);
    const random = Random.of(context.seed, `board ${owner.key} ${this.#space}`);
    const { facelift } = owner.leading;
    this.#alternatives = {
      types: plan.types,
      from,
      to,
      axle: template.axle,
      changed: from === facelift ? facelift + random.between(9, 20) : facelift,
      outputs: Math.floor(context.size.outputs + random.next()),
      isCar: owner.category === 'PKW',
      isMotorcycle: owner.category === 'MOTORRAD',
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
    else
      for (const alternative of alternativesOf(role, this.#alternatives, this.#isVaried(role)))
        this.#addPart(role, alternative, callout);
  }

  #isVaried(role: PartRole): boolean {
    const { reach } = kinds[role.kind];
    const chance = hashText(`varied ${this.#keyFor(reach, role)}`, this.#context.seed);
    return reach !== 'brand' && chance % 1000 < this.#context.size.varied * 1000;
  }

  #addHardware(role: HardwareRole, callout: number | undefined): void {
    const { brand } = this.#plan.owner;
    const chance = hashText(this.#keyFor('platform', role), this.#context.seed);
    const size = role.sizes[chance % role.sizes.length] ?? '';
    const part = this.#context.register.partFor(brand, `${role.hardware} ${size}`, this.#group, () => ({
      role,
      places: [],
      label: printedSize(size),
      exchange: false,
      price: hardware.get(role.hardware)?.price ?? 1,
      likeness: hashText(`${role.hardware} ${size}`, this.#context.seed) >>> 1,
    }));
    this.#push(role, callout, part, everyVehicle(this.#plan), role.once ? RENEW : undefined);
  }

  #addPart(role: PartRole, alternative: Alternative, callout: number | undefined): void {
    const { owner, from } = this.#plan;
    // At the facelift some parts stay what they were.
    const base = this.#keyFor(kinds[role.kind].reach, role);
    const renewed = from !== undefined && hashText(base, this.#context.seed) % 100 < 22;
    const key = `${base}|${alternative.key.trim()}${renewed ? ' facelift' : ''}`;
    const describe = (): NewPart => ({
      role,
      places: alternative.places,
      label: alternative.label,
      exchange: alternative.exchange,
      likeness: hashText(base, this.#context.seed) >>> 1,
      price:
        role.price *
        alternative.factor *
        (brandFactor[owner.brand.code] ?? 1) *
        (0.7 + owner.leading.line.segment * 0.12),
    });
    const part = this.#context.register.partFor(owner.brand, key, this.#group, describe);
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
    return `${partOwnerKey(reach, this.#natural, template, owner)}|${this.#space}|${role.role}`;
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
  label: undefined,
  before: undefined,
  after: undefined,
  exchange: false,
});

/** The lines of a board, in the order in which they are listed. */
export const composeBoard = (plan: BoardPlan, context: ComposerContext): BoardLine[] =>
  new BoardComposer(plan, context).compose();
