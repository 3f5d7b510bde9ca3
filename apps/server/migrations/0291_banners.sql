-- What the dealer's people set about banners in the back office.
alter table slide
  add column is_active boolean not null default true,
  -- Shown from then on, and until then; null: no limit.
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  -- What the picture shows, for those who do not see it; empty where it only decorates.
  add column alt_pl text not null default '',
  add column alt_en text not null default '',
  add column version integer not null default 1,
  add constraint slide_shown_in_order check (shown_until > shown_from);

-- The sizes in which a picture is stored, itself included, where browsers can choose one. A drawing needs none.
create table picture_size (
  picture_id integer not null,
  width integer not null,
  sized_picture_id integer not null,
  constraint picture_size_pk primary key (picture_id, width),
  constraint picture_size_picture_fk foreign key (picture_id) references picture (id) on delete cascade,
  constraint picture_size_sized_picture_fk foreign key (sized_picture_id) references picture (id)
);

create index picture_size_sized_picture on picture_size (sized_picture_id);
