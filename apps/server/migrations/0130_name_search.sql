-- Search by name. Names repeat over parts and boards, so each pair of Polish and English name is kept once, with the
-- words of both languages. All of it is derived from parts and boards, by an import and once by this migration.

-- Words without accents, in lower-case letters and digits. The database may not know how letters beyond ASCII are
-- written in lower case.
create function folded_words(text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(
    lower(replace(replace(replace(
      translate(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'), 'ŁłØø', 'LlOo'),
      'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae')),
    '[^a-z0-9]+'), '')
$$;

-- Runs of three characters: words that have several of them in common are spelt alike.
create function word_trigrams(text) returns text[] language sql immutable parallel safe as $$
  select array(select distinct substr('  ' || $1 || ' ', place, 3) from generate_series(1, length($1) + 1) as place)
$$;

create table catalogue.search_name (
  id integer not null,
  name_pl text not null,
  name_en text,
  words text[] not null,
  constraint search_name_pk primary key (id)
);

create index search_name_words on catalogue.search_name using gin (words);

create table catalogue.search_word (
  word text collate "C" not null,
  trigrams text[] not null,
  constraint search_word_pk primary key (word)
);

create index search_word_trigrams on catalogue.search_word using gin (trigrams);

create table catalogue.part_name (
  part_id integer not null,
  name_id integer not null,
  constraint part_name_pk primary key (part_id)
);

create index part_name_name on catalogue.part_name (name_id, part_id);

create table catalogue.board_name (
  board_id integer not null,
  title_id integer not null,
  -- Names of the parts that the board shows.
  part_name_ids integer[] not null,
  constraint board_name_pk primary key (board_id)
);

create index board_name_title on catalogue.board_name (title_id, board_id);

-- Fills these tables of a schema from its boards and from the parts.
create function derive_names(schema text) returns void language plpgsql as $$
begin
  execute format($sql$
    insert into %1$I.search_name (id, name_pl, name_en, words)
    select row_number() over (order by name_pl, name_en), name_pl, name_en,
      array(select distinct unnest(folded_words(concat_ws(' ', name_pl, name_en))))
    from (
      select name_pl, name_en from part where not is_withdrawn
      union
      select name_pl, name_en from %1$I.board
      union
      select name_pl, name_en from %1$I.category
    ) as name;

    insert into %1$I.search_word (word, trigrams)
    select word, word_trigrams(word) from (
      select distinct unnest(words) collate "C" as word from %1$I.search_name
    ) as used;

    insert into %1$I.part_name (part_id, name_id)
    select part.id, name.id
    from part
    join %1$I.search_name as name
      on name.name_pl = part.name_pl and coalesce(name.name_en, '') = coalesce(part.name_en, '')
    where not part.is_withdrawn
    order by name.id, part.id;

    insert into %1$I.board_name (board_id, title_id, part_name_ids)
    select board.id, name.id, coalesce(shown.name_ids, '{}')
    from %1$I.board
    join %1$I.search_name as name
      on name.name_pl = board.name_pl and coalesce(name.name_en, '') = coalesce(board.name_en, '')
    left join (
      select line.board_id, array_agg(distinct part_name.name_id) as name_ids
      from %1$I.board_line as line
      join %1$I.part_name on part_name.part_id = line.part_id
      group by line.board_id
    ) as shown on shown.board_id = board.id
    order by board.id
  $sql$, schema);
end
$$;

-- What a list of boards says about each where no vehicle is chosen: for which vehicles it is. Made once, since a board
-- is for dozens of vehicle types.
create table catalogue.board_vehicles (
  board_id integer not null,
  brands text not null,
  series_pl text not null,
  series_en text not null,
  engines_pl text not null,
  engines_en text not null,
  first_month smallint not null,
  -- Null: still built.
  last_month smallint,
  constraint board_vehicles_pk primary key (board_id)
);

-- The first names of a list, and that there are more.
create function first_names(names text[]) returns text language sql immutable parallel safe as $$
  select array_to_string(names[1:3], ', ') || case when cardinality(names) > 3 then ' …' else '' end
$$;

create function derive_board_vehicles(schema text) returns void language plpgsql as $$
begin
  execute format($sql$
    insert into %1$I.board_vehicles
      (board_id, brands, series_pl, series_en, engines_pl, engines_en, first_month, last_month)
    select place.board_id, coalesce(first_names(array_agg(distinct brand.name)), ''),
      coalesce(first_names(array_agg(distinct serie.name_pl)), ''),
      coalesce(first_names(array_agg(distinct coalesce(serie.name_en, serie.name_pl))), ''),
      coalesce(first_names(array_agg(distinct engine.name_pl) filter (where engine.id is not null)), ''),
      coalesce(first_names(array_agg(distinct coalesce(engine.name_en, engine.name_pl))
        filter (where engine.id is not null)), ''),
      greatest(min(type.first_month), min(place.valid_from)),
      least(case when bool_or(type.last_month is null) then null else max(type.last_month) end, max(place.valid_to))
    from %1$I.vehicle_type_board as place
    join %1$I.vehicle_type as type on type.id = place.vehicle_type_id
    join brand on brand.id = type.brand_id
    join %1$I.filter_value as serie on serie.id = type.serie_id
    left join %1$I.filter_value as engine on engine.id = type.engine_id
    group by place.board_id
  $sql$, schema);
end
$$;

select derive_names('catalogue'), derive_board_vehicles('catalogue');
analyze catalogue.search_name, catalogue.search_word, catalogue.part_name, catalogue.board_name,
  catalogue.board_vehicles;

-- What was searched for and not found, for the dealer. It says nothing about who searched.
create table search_miss (
  phrase text not null,
  language text not null,
  times integer not null default 1,
  last_at timestamptz not null default now(),
  constraint search_miss_pk primary key (phrase, language),
  constraint search_miss_phrase_short check (length(phrase) <= 60),
  constraint search_miss_times_positive check (times > 0)
);

create index search_miss_last on search_miss (last_at);
