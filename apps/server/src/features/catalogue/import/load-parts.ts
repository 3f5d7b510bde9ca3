import { discountGroupsFile, partAttributesFile, partsFile } from '../format/catalogue-files.ts';
import { partKey, markIfIncomplete, type ImportContext } from './import-context.ts';
import { loadAttributes } from './load-vocabulary.ts';
import { NEXT } from './next-schema.ts';

async function loadDiscountGroups({ client, folder, ids }: ImportContext): Promise<string[]> {
  const groups: { id: number; code: string; name_pl: string; name_en: string | null }[] = [];
  const result = await folder.read(discountGroupsFile, {
    broken: ({ code }) => code !== undefined && ids.discountGroup.give(code),
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
  return groups.map(({ code }) => code);
}

const CHANGING = [
  ...['number', 'name_pl', 'name_en', 'description_pl', 'description_en', 'weight', 'unit', 'pack_quantity'],
  ...['discount_group_id', 'picture_id'],
];

/** Parts are changed where they stand, and only those that differ: others hold on to their ids. */
async function applyParts({ client, progress }: ImportContext): Promise<void> {
  progress.step('Parts keep their ids');
  await client.query(`analyze ${NEXT}.part_loaded`);
  const columns = ['id', 'brand_id', 'normalised', ...CHANGING].join(', ');
  await client.query(
    `update part p set ${CHANGING.map((column) => `${column} = n.${column}`).join(', ')}, is_withdrawn = false
     from ${NEXT}.part_loaded n
     where p.id = n.id and (p.is_withdrawn or (${CHANGING.map((column) => `p.${column}`).join(', ')})
       is distinct from (${CHANGING.map((column) => `n.${column}`).join(', ')}))`,
  );
  await client.query(
    `insert into part (${columns}) select ${columns} from ${NEXT}.part_loaded n
     where not exists (select from part p where p.id = n.id)`,
  );
  await client.query(
    `update part p set is_withdrawn = true
     where not p.is_withdrawn and not exists (select from ${NEXT}.part_loaded n where n.id = p.id)`,
  );
  await client.query(`drop table ${NEXT}.part_loaded`);
}

/** Discount groups, parts and their attributes. Returns the codes of the groups. */
export async function loadParts(context: ImportContext): Promise<string[]> {
  const { client, folder, ids, images, copy, problems } = context;
  const discountGroups = await loadDiscountGroups(context);
  await client.query(
    `create unlogged table ${NEXT}.part_loaded (like part including defaults);
     alter table ${NEXT}.part_loaded drop column is_withdrawn`,
  );
  const table = copy.into(`${NEXT}.part_loaded`, 'id', 'brand_id', 'normalised', ...CHANGING);
  const result = await folder.read(partsFile, {
    prepare: (rows) =>
      images.load(
        partsFile.name,
        rows.flatMap(({ row, number }) =>
          row.picture === null ? [] : [{ kind: 'picture', name: row.picture, row: number }],
        ),
      ),
    broken({ brand, number }) {
      const brandId = brand === undefined ? undefined : ids.brand.idOf(brand);
      if (brandId !== undefined && number !== undefined) ids.part.give(partKey(brandId, number.normalised));
    },
    row(row, check) {
      const brandId = check.refer(ids.brand, row.brand, 'brand');
      if (brandId === 0) return;
      const { printed, normalised } = row.number;
      const id = ids.part.give(partKey(brandId, normalised)) ?? 0;
      if (id === 0) check.fail(`number: ${row.brand} ${printed} is in an earlier row too`);
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
  if (problems.total === 0) await applyParts(context);

  await loadAttributes(context);
  const attributes = copy.into(
    `${NEXT}.part_attribute`,
    ...['part_id', 'attribute_id', 'position', 'value_pl', 'value_en'],
  );
  await folder.read(partAttributesFile, {
    row(row, check) {
      const brandId = check.refer(ids.brand, row.brand, 'brand');
      if (brandId === 0) return;
      const partId = check.refer(ids.part, partKey(brandId, row.number), 'number', row.number);
      const attributeId = check.refer(ids.attribute, row.attribute, 'attribute');
      if (check.isGood) attributes.write([partId, attributeId, row.position, row.value_pl, row.value_en]);
    },
    settle: () => copy.drain(),
  });
  return discountGroups;
}
