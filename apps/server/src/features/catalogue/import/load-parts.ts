import { discountGroupsFile, partAttributesFile, partsFile } from '../format/catalogue-files.ts';
import { partKey, markIfIncomplete, type ImportContext } from './import-context.ts';
import { referToPart } from './load-part-relations.ts';
import { loadAttributes } from './load-vocabulary.ts';
import { applyParts, PART_COLUMNS } from './apply-parts.ts';
import { NEXT } from './next-schema.ts';

async function loadDiscountGroups({ client, folder, ids, copy }: ImportContext): Promise<string[]> {
  const groups: { id: number; code: string; name_pl: string; name_en: string | null }[] = [];
  const result = await folder.read(discountGroupsFile, {
    broken: ({ code }, row) => code !== undefined && ids.discountGroup.give(code, row),
    row({ code, name_pl, name_en }, check) {
      const id = check.identify(ids.discountGroup, code, 'code');
      if (check.isGood) groups.push({ id, code, name_pl, name_en });
    },
  });
  markIfIncomplete(ids.discountGroup, result);
  await client.query(
    `insert into discount_group (id, code, name_pl, name_en)
     select * from unnest($1::smallint[], $2::text[], $3::text[], $4::text[])
     on conflict (id) do update set name_pl = excluded.name_pl, name_en = excluded.name_en`,
    [
      groups.map(({ id }) => id),
      groups.map(({ code }) => code),
      groups.map(({ name_pl }) => name_pl),
      groups.map(({ name_en }) => name_en),
    ],
  );
  const table = copy.into(`${NEXT}.loaded_discount_group`, 'id', 'code', 'name_pl', 'name_en');
  for (const { id, code, name_pl, name_en } of groups) table.write([id, code, name_pl, name_en]);
  return groups.map(({ code }) => code);
}

/** Discount groups, parts and their attributes. Returns the codes of the groups. */
export async function loadParts(context: ImportContext): Promise<string[]> {
  const { client, folder, ids, images, copy, problems, progress } = context;
  const discountGroups = await loadDiscountGroups(context);
  const table = copy.into(`${NEXT}.loaded_part`, ...PART_COLUMNS);
  const result = await folder.read(partsFile, {
    prepare: (rows) =>
      images.load(
        partsFile.name,
        rows.flatMap(({ row, number }) =>
          row.picture === null ? [] : [{ kind: 'picture', name: row.picture, row: number }],
        ),
      ),
    broken({ brand, number }, row) {
      const brandId = brand === undefined ? undefined : ids.brand.idOf(brand);
      if (brandId !== undefined && number !== undefined)
        ids.part.give(partKey(brandId, number.normalised), row);
    },
    row(row, check) {
      const brandId = check.refer(ids.brand, row.brand, 'brand');
      if (brandId === 0) return;
      const { printed, normalised } = row.number;
      const key = partKey(brandId, normalised);
      const id = ids.part.give(key, check.number) ?? 0;
      if (id === 0) {
        const earlier = ids.part.rowOf(key);
        check.fail({
          code: 'value-in-row',
          column: 'number',
          value: `${row.brand} ${printed}`,
          row: earlier,
        });
      }
      const groupId = check.referIfAny(ids.discountGroup, row.discount_group, 'discount_group');
      const pictureId = row.picture === null ? null : images.idOf('picture', row.picture);
      if (!check.isGood) return;
      table.write([
        ...[
          id,
          brandId,
          normalised,
          printed,
          row.name_pl,
          row.name_en,
          row.description_pl,
          row.description_en,
        ],
        ...[row.weight, row.unit, row.pack_quantity, groupId, pictureId],
      ]);
    },
    settle: () => copy.drain(),
  });
  markIfIncomplete(ids.part, result);
  await copy.finish();
  // Rows that refer to an image at fault would break a foreign key; the import fails anyway.
  if (problems.total === 0) {
    progress.step('parts');
    await client.query(`analyze ${NEXT}.loaded_part`);
    await applyParts(client, NEXT);
  }

  await loadAttributes(context);
  const attributes = copy.into(
    `${NEXT}.part_attribute`,
    ...['part_id', 'attribute_id', 'position', 'value_pl', 'value_en'],
  );
  await folder.read(partAttributesFile, {
    row(row, check) {
      const partId = referToPart(check, ids, row.brand, row.number);
      const attributeId = check.refer(ids.attribute, row.attribute, 'attribute');
      if (check.isGood) attributes.write([partId, attributeId, row.position, row.value_pl, row.value_en]);
    },
    settle: () => copy.drain(),
  });
  return discountGroups;
}
