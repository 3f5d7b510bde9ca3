-- A file of prices or of stock can be sent by browser as well: its figures are set, all others stay.
alter table catalogue_import
  drop constraint catalogue_import_kind_known,
  add constraint catalogue_import_kind_known check (kind in ('upload', 'return', 'prices', 'stock'));
