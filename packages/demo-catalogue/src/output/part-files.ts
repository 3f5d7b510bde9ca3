import { CsvFile } from '../csv-file.ts';
import { byBrandAndNumber, type ListItem, type Part } from '../parts/part.ts';
import { attributesOf, attributeNames } from '../parts/part-attributes.ts';
import { isDocumented, packQuantityOf, priceOf, stockOf, unitOf, weightOf } from '../parts/part-figures.ts';
import { descriptionOf, kindOf, nameOf } from '../parts/part-texts.ts';
import { hashText } from '../random.ts';
import { discountGroups, discountTables } from '../vocabulary/kinds.ts';

export interface PartFilesContext {
  folder: string;
  seed: number;
  stockShare: number;
  /** File in `pictures/` for a part. */
  pictureOf: (part: Part) => string;
}

export const CENTRAL_WAREHOUSE = 'CENTRAL';

/** In the order of their codes. */
export const warehouses: readonly string[] = [CENTRAL_WAREHOUSE, 'GDN', 'KRK', 'KTW', 'POZ', 'WAW', 'WRO'];

const VAT = '23';

export const writeDiscounts = (folder: string): void => {
  const groups = new CsvFile(folder, 'discount-groups.csv', 'code,name_pl,name_en');
  for (const { code, pl, en } of discountGroups) groups.write(code, pl, en);
  groups.close();
  const tables = new CsvFile(folder, 'discount-tables.csv', 'code,name');
  const discounts = new CsvFile(folder, 'discounts.csv', 'table,group,percent');
  for (const { code, name, percents } of discountTables) {
    tables.write(code, name);
    for (const [group, percent] of Object.entries(percents)) discounts.write(code, group, percent);
  }
  tables.close();
  discounts.close();
};

const writeParts = (parts: readonly Part[], { folder, seed, pictureOf }: PartFilesContext): void => {
  const file = new CsvFile(
    folder,
    'parts.csv',
    'brand,number,name_pl,name_en,description_pl,description_en,weight,unit,pack_quantity,discount_group,picture',
  );
  for (const part of parts) {
    const name = nameOf(part);
    const description = descriptionOf(part);
    file.write(
      part.brand.code,
      part.number,
      name.pl,
      name.en,
      description?.pl,
      description?.en,
      weightOf(part),
      unitOf(part),
      packQuantityOf(part, seed),
      kindOf(part).discountGroup,
      pictureOf(part),
    );
  }
  file.close();
};

const writeAttributes = (parts: readonly Part[], folder: string): void => {
  const names = new CsvFile(folder, 'attributes.csv', 'name,position,name_pl,name_en');
  for (const { name, position, pl, en } of attributeNames) names.write(name, position, pl, en);
  names.close();
  const file = new CsvFile(
    folder,
    'part-attributes.csv',
    'brand,number,attribute,position,value_pl,value_en',
  );
  for (const part of parts)
    for (const { name, pl, en } of attributesOf(part))
      file.write(part.brand.code, part.number, name, 1, pl, en);
  file.close();
};

/** How many numbers lie between this one and the current one. */
const stepsBack = ({ replacedBy }: Part): number => (replacedBy ? 1 + stepsBack(replacedBy) : 0);

const writeSupersessions = (parts: readonly Part[], folder: string, seed: number): void => {
  const file = new CsvFile(folder, 'supersessions.csv', 'brand,number,new_brand,new_number,since,fits_old');
  for (const part of parts) {
    const { brand, number, replacedBy } = part;
    if (!replacedBy) continue;
    const chance = hashText(`since ${number}`, seed);
    const year = 2025 - stepsBack(part) * 3 + (chance % 3);
    const since = `${year}-${String(1 + (chance % 5)).padStart(2, '0')}-01`;
    const fits = isDocumented(part) || chance % 9 > 0;
    file.write(brand.code, number, replacedBy.brand.code, replacedBy.number, since, fits ? 'yes' : 'no');
  }
  file.close();
};

const writeLists = (
  parts: readonly Part[],
  folder: string,
  name: string,
  listOf: (part: Part) => readonly ListItem[] | undefined,
): void => {
  const file = new CsvFile(folder, name, 'brand,number,position,item_brand,item_number,quantity');
  for (const part of parts)
    listOf(part)?.forEach(({ part: item, quantity }, index) => {
      file.write(part.brand.code, part.number, index + 1, item.brand.code, item.number, quantity);
    });
  file.close();
};

const writePrices = (parts: readonly Part[], folder: string, seed: number): void => {
  const file = new CsvFile(folder, 'prices.csv', 'brand,number,net,vat');
  for (const part of parts) {
    const net = priceOf(part, seed);
    if (net !== undefined) file.write(part.brand.code, part.number, net, VAT);
  }
  file.close();
};

const writeStock = (parts: readonly Part[], { folder, seed, stockShare }: PartFilesContext): void => {
  const file = new CsvFile(folder, 'stock.csv', 'warehouse,brand,number,quantity');
  for (const warehouse of warehouses)
    for (const part of parts) {
      const quantity = stockOf(part, warehouse, warehouse === CENTRAL_WAREHOUSE, stockShare, seed);
      if (quantity !== undefined) file.write(warehouse, part.brand.code, part.number, quantity);
    }
  file.close();
};

/** Everything that is known about the parts, all in order of brand and number. */
export const writePartFiles = (unsorted: readonly Part[], context: PartFilesContext): void => {
  const { folder, seed } = context;
  const parts = [...unsorted].sort(byBrandAndNumber);
  writeParts(parts, context);
  writeAttributes(parts, folder);
  writeSupersessions(parts, folder, seed);
  writeLists(parts, folder, 'bundles.csv', ({ bundle }) => bundle);
  writeLists(parts, folder, 'repair-lists.csv', ({ repair }) => repair);
  writeLists(parts, folder, 'fit-lists.csv', ({ fit }) => fit);
  writePrices(parts, folder, seed);
  writeStock(parts, context);
};
