-- Where a part lies in a warehouse, for those who fetch it. Independent of how many lie there.
create table stock_bin (
  warehouse_id integer not null,
  part_id integer not null,
  bin text not null,
  constraint stock_bin_pk primary key (warehouse_id, part_id),
  constraint stock_bin_warehouse_fk foreign key (warehouse_id) references warehouse (id) on delete cascade,
  constraint stock_bin_part_fk foreign key (part_id) references part (id) on delete cascade,
  constraint stock_bin_form check (bin <> '' and length(bin) <= 30)
);

create index stock_bin_part_idx on stock_bin (part_id);
