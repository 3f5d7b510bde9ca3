import type { Part } from './part.ts';
import { kindOf } from './part-texts.ts';

/** In the order of their names. */
export const attributeNames = [
  { name: 'Axle', position: 4, pl: 'Oś', en: 'Axle' },
  { name: 'Condition', position: 6, pl: 'Stan', en: 'Condition' },
  { name: 'Dimension', position: 2, pl: 'Wymiar', en: 'Dimension' },
  { name: 'Material', position: 3, pl: 'Materiał', en: 'Material' },
  { name: 'Quantity', position: 1, pl: 'Liczba sztuk w pojeździe', en: 'Quantity per vehicle' },
  { name: 'Reach info', position: 8, pl: 'Informacja REACH', en: 'REACH information' },
  { name: 'Repair info', position: 7, pl: 'Informacja naprawcza', en: 'Repair information' },
  { name: 'Side', position: 5, pl: 'Strona', en: 'Side' },
] as const;

export interface PartAttribute {
  name: (typeof attributeNames)[number]['name'];
  pl: string;
  en: string;
}

const LEAD = { pl: 'Zawiera ołów (CAS 7439-92-1)', en: 'Contains lead (CAS 7439-92-1)' };
const withLead = new Set(['battery', 'electric', 'unit', 'bearing', 'bulb']);

/** "348 mm", "AGM 80 Ah", "H7"; not "z akumulatorem 70 Ah". */
const MEASURE = /^(?:\p{L}+ )?\p{L}*\d/u;

const usualQuantity = ({ role }: Part): number => (role.form === 'part' ? role.quantity : 1);

/** At most one value each, in the order of the names. */
export const attributesOf = (part: Part): PartAttribute[] => {
  const { role, places, labels, exchange } = part;
  const { materialPl, materialEn } = kindOf(part);
  const attributes: PartAttribute[] = [];
  if (places.includes('front')) attributes.push({ name: 'Axle', pl: 'przednia', en: 'front' });
  if (places.includes('rear')) attributes.push({ name: 'Axle', pl: 'tylna', en: 'rear' });
  if (exchange)
    attributes.push({ name: 'Condition', pl: 'regenerowana fabrycznie', en: 'factory remanufactured' });
  const measure = labels.find(({ pl }) => MEASURE.test(pl));
  if (measure) attributes.push({ name: 'Dimension', ...measure });
  if (materialPl && materialEn) attributes.push({ name: 'Material', pl: materialPl, en: materialEn });
  const quantity = usualQuantity(part);
  if (quantity > 1) attributes.push({ name: 'Quantity', pl: String(quantity), en: String(quantity) });
  if (role.form === 'part' && withLead.has(role.kind)) attributes.push({ name: 'Reach info', ...LEAD });
  if (role.form === 'part' && (role.traits.has('once') || role.kind === 'single'))
    attributes.push({ name: 'Repair info', pl: 'Element jednorazowego użytku', en: 'Single-use component' });
  if (places.includes('left')) attributes.push({ name: 'Side', pl: 'lewa', en: 'left' });
  if (places.includes('right')) attributes.push({ name: 'Side', pl: 'prawa', en: 'right' });
  return attributes;
};
