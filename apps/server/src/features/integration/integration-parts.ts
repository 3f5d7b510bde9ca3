import type { Part } from '@partsboard/contract/integration/parts';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { findParts, type PartRow } from './integration-parts.repository.ts';

const toPart = (row: PartRow): Part => ({
  id: row.id,
  brand: row.brand,
  number: row.number,
  namePl: row.name_pl,
  nameEn: row.name_en,
  unit: row.unit,
  packQuantity: row.pack_quantity,
  isWithdrawn: row.is_withdrawn,
  price:
    row.net === null || row.vat_rate === null
      ? null
      : { net: toMajor(row.net), vat: fromBasisPoints(row.vat_rate) },
  stock: row.stock,
});

/** A part by its number in any spelling. Where several brands have the number, the caller says which is meant. */
export async function readPart(db: Db, number: string, brand: string | undefined): Promise<Part> {
  const rows = await findParts(db, normalisePartNumber(number));
  const meant = brand === undefined ? rows : rows.filter((row) => row.brand === brand);
  const [part] = meant;
  if (part === undefined) throw new DomainError('not-found', { title: (t) => t.integration.unknownPart });
  if (meant.length > 1) {
    const brands = meant.map((row) => row.brand).join(', ');
    throw new DomainError('conflict', { title: (t) => t.integration.severalBrands(brands) });
  }
  return toPart(part);
}
