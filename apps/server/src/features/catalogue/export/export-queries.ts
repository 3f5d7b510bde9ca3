import {
  attributesFile,
  boardLinesFile,
  boardsFile,
  brandsFile,
  bundlesFile,
  campaignsFile,
  catalogsFile,
  catalogueFile,
  categoriesFile,
  discountGroupsFile,
  discountsFile,
  discountTablesFile,
  drawingsFile,
  equipmentFile,
  equipmentSetsFile,
  filterValuesFile,
  fitListsFile,
  fitmentFile,
  fluidsFile,
  hotspotsFile,
  partAttributesFile,
  partsFile,
  pricesFile,
  repairListsFile,
  stockFile,
  supersessionsFile,
  vehicleCampaignsFile,
  vehiclesFile,
  vehicleTypeDataFile,
  vehicleTypesFile,
} from '../format/catalogue-files.ts';
import type { FileFormat } from '../format/file-format.ts';
import { bytes, codes, imageName, month, percent, value, yesNo, type ExportQuery } from './export-columns.ts';

const PART_JOIN = 'join part p on p.id = x.part_id join brand b on b.id = p.brand_id';
const PART_ORDER = [bytes('b.code'), bytes('p.normalised')];
const NAMES = ['name_pl', 'name_en'];

const partList = (file: FileFormat, kind: string): ExportQuery => ({
  file,
  columns: ['b.code', 'p.number', 'x.position', 'c.code', 'q.number', 'x.quantity'],
  from: `(select * from catalogue.part_list_item where kind = '${kind}') x ${PART_JOIN}
    join part q on q.id = x.item_part_id join brand c on c.id = q.brand_id`,
  orderBy: [...PART_ORDER, 'x.position'],
});

export const exportQueries: readonly ExportQuery[] = [
  {
    file: catalogueFile,
    columns: ['1', 'name', 'issued'],
    from: '(select * from catalogue_version order by number desc limit 1) v',
    orderBy: ['1'],
  },
  {
    file: brandsFile,
    columns: ['b.id', 'b.code', 'b.name'],
    // A brand that the catalogue no longer has is kept for its withdrawn parts.
    from: `brand b where exists (select from part p where p.brand_id = b.id and not p.is_withdrawn)
      or exists (select from catalogue.vehicle_type t where t.brand_id = b.id)`,
    orderBy: ['b.id'],
  },
  {
    file: catalogsFile,
    columns: ['code', 'position', ...NAMES],
    from: 'catalogue.catalog',
    orderBy: [bytes('code')],
  },
  {
    file: filterValuesFile,
    columns: ['dimension', 'code', 'position', ...NAMES],
    from: 'catalogue.filter_value',
    orderBy: [bytes('dimension'), bytes('code')],
  },
  {
    file: equipmentFile,
    columns: ['code', 'kind', 'exclusive_group', ...NAMES],
    from: 'catalogue.equipment',
    orderBy: [bytes('code')],
  },
  {
    file: equipmentSetsFile,
    columns: ['s.code', codes('s.equipment_ids')],
    from: 'catalogue.equipment_set s',
    orderBy: [bytes('s.code')],
  },
  {
    file: vehicleTypesFile,
    columns: [
      ...['t.number', 't.code', 'b.code', 't.category', 'c.code', value('type_id'), value('serie_id')],
      ...[value('body_id'), value('model_id'), value('engine_id'), value('version_id'), 't.steering'],
      ...['t.transmission', month('t.first_month'), month('t.last_month')],
    ],
    from: 'catalogue.vehicle_type t join brand b on b.id = t.brand_id join catalogue.catalog c on c.id = t.catalog_id',
    orderBy: ['t.number'],
  },
  {
    file: vehicleTypeDataFile,
    columns: ['t.code', 'd.position', 'd.name_pl', 'd.name_en', 'd.value_pl', 'd.value_en'],
    from: 'catalogue.vehicle_type_data d join catalogue.vehicle_type t on t.id = d.vehicle_type_id',
    orderBy: [bytes('t.code'), 'd.position'],
  },
  {
    file: fluidsFile,
    columns: [
      ...[
        't.code',
        'f.position',
        'f.kind_pl',
        'f.kind_en',
        'trim_scale(f.quantity)',
        'f.unit',
        'f.note_pl',
        'f.note_en',
      ],
    ],
    from: 'catalogue.fluid f join catalogue.vehicle_type t on t.id = f.vehicle_type_id',
    orderBy: [bytes('t.code'), 'f.position'],
  },
  {
    file: campaignsFile,
    columns: ['number', 'description_pl', 'description_en', 'reservations_pl', 'reservations_en'],
    from: 'catalogue.campaign',
    orderBy: [bytes('number')],
  },
  {
    file: vehiclesFile,
    columns: [
      ...['v.vin', 't.code', 'v.produced', 'v.paint', 'v.upholstery', 's.code', codes('v.optional_ids')],
      ...[codes('v.retrofitted_ids'), yesNo('v.equipment_complete')],
    ],
    from: `catalogue.vehicle v join catalogue.vehicle_type t on t.id = v.vehicle_type_id
      left join catalogue.equipment_set s on s.id = v.equipment_set_id`,
    orderBy: [bytes('v.vin')],
  },
  {
    file: vehicleCampaignsFile,
    columns: ['v.vin', 'c.number', `case when x.is_done then 'done' else 'open' end`],
    from: `catalogue.vehicle_campaign x join catalogue.vehicle v on v.id = x.vehicle_id
      join catalogue.campaign c on c.id = x.campaign_id`,
    orderBy: [bytes('v.vin'), bytes('c.number')],
  },
  {
    file: categoriesFile,
    columns: [
      'c.code',
      'p.code',
      'c.position',
      'c.name_pl',
      'c.name_en',
      imageName('pictures', 'c.picture_id'),
    ],
    from: 'catalogue.category c left join catalogue.category p on p.id = c.parent_id',
    orderBy: [bytes('c.code')],
  },
  {
    file: drawingsFile,
    columns: ['d.code', imageName('drawings', 'd.picture_id')],
    from: 'catalogue.drawing d',
    orderBy: [bytes('d.code')],
  },
  {
    file: hotspotsFile,
    columns: ['d.code', 'h.callout', 'h.x1', 'h.y1', 'h.x2', 'h.y2'],
    from: 'catalogue.hotspot h join catalogue.drawing d on d.id = h.drawing_id',
    orderBy: [bytes('d.code'), bytes('h.callout'), 'h.x1', 'h.y1', 'h.x2', 'h.y2'],
  },
  {
    file: discountGroupsFile,
    columns: ['code', ...NAMES],
    from: 'discount_group',
    orderBy: [bytes('code')],
  },
  { file: discountTablesFile, columns: ['code', 'name'], from: 'discount_table', orderBy: [bytes('code')] },
  {
    file: discountsFile,
    columns: ['d.discount_table', 'g.code', percent('d.rate')],
    from: 'discount d join discount_group g on g.id = d.discount_group_id',
    orderBy: [bytes('d.discount_table'), bytes('g.code')],
  },
  {
    file: attributesFile,
    columns: ['name', 'position', ...NAMES],
    from: 'catalogue.attribute',
    orderBy: [bytes('name')],
  },
  {
    file: partsFile,
    columns: [
      ...['b.code', 'p.number', 'p.name_pl', 'p.name_en', 'p.description_pl', 'p.description_en', 'p.weight'],
      ...['p.unit', 'p.pack_quantity', 'g.code', imageName('pictures', 'p.picture_id')],
    ],
    from: `part p join brand b on b.id = p.brand_id left join discount_group g on g.id = p.discount_group_id
      where not p.is_withdrawn`,
    orderBy: PART_ORDER,
  },
  {
    file: partAttributesFile,
    columns: ['b.code', 'p.number', 'a.name', 'x.position', 'x.value_pl', 'x.value_en'],
    from: `catalogue.part_attribute x ${PART_JOIN} join catalogue.attribute a on a.id = x.attribute_id`,
    orderBy: [...PART_ORDER, bytes('a.name'), 'x.position'],
  },
  {
    file: supersessionsFile,
    columns: ['b.code', 'p.number', 'c.code', 'q.number', 'x.since', yesNo('x.fits_old')],
    from: `catalogue.supersession x ${PART_JOIN}
      join part q on q.id = x.new_part_id join brand c on c.id = q.brand_id`,
    orderBy: PART_ORDER,
  },
  partList(bundlesFile, 'bundle'),
  partList(repairListsFile, 'repair'),
  partList(fitListsFile, 'fit'),
  {
    file: boardsFile,
    columns: [
      ...['b.code', 'c.code', 'b.position', 'd.code', 'b.name_pl', 'b.name_en', yesNo('b.retrofit')],
      ...[yesNo('b.vehicle_specific'), month('b.valid_from'), month('b.valid_to')],
    ],
    from: `catalogue.board b join catalogue.category c on c.id = b.category_id
      join catalogue.drawing d on d.id = b.drawing_id`,
    orderBy: [bytes('b.code')],
  },
  {
    file: boardLinesFile,
    columns: [
      ...[
        'o.code',
        'x.line',
        'x.callout',
        'b.code',
        'p.number',
        'x.comment_before_pl',
        'x.comment_before_en',
      ],
      ...[
        'x.comment_after_pl',
        'x.comment_after_en',
        month('x.valid_from'),
        month('x.valid_to'),
        'x.steering',
      ],
      ...['x.transmission', 'n.expression'],
    ],
    from: `catalogue.board_line x ${PART_JOIN} join catalogue.board o on o.id = x.board_id
      left join catalogue.condition n on n.id = x.condition_id`,
    orderBy: [bytes('o.code'), 'x.line'],
  },
  {
    file: fitmentFile,
    columns: ['o.code', 'f.line', 'f.quantity', 's.types'],
    from: 'catalogue.fitment f join catalogue.board o on o.id = f.board_id join type_set_text s on s.id = f.type_set_id',
    orderBy: [bytes('o.code'), 'f.line', 'f.quantity nulls first'],
  },
  {
    file: pricesFile,
    columns: [
      'b.code',
      'p.number',
      `x.net / 100 || '.' || lpad((x.net % 100)::text, 2, '0')`,
      percent('x.vat_rate'),
    ],
    from: `part_price x ${PART_JOIN}`,
    orderBy: PART_ORDER,
  },
  {
    file: stockFile,
    columns: ['w.code', 'b.code', 'p.number', 'x.quantity'],
    // A withdrawn part keeps a row while an open order has pieces of it reserved.
    from: `part_stock x ${PART_JOIN} join warehouse w on w.id = x.warehouse_id where not p.is_withdrawn`,
    orderBy: [bytes('w.code'), ...PART_ORDER],
  },
];
