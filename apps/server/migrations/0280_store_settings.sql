-- What the dealer's people set about a store in the back office.
alter table store
  -- Address that mails come from; null: that of the setting MAIL_FROM.
  add column mail_from text,
  -- The colour of buttons and links; null: the shop's own.
  add column accent_color text,
  -- The host names under which browsers find this store; a name belongs to one store.
  add column host_names text[] not null default '{}',
  -- The page with the terms of sale, by its name.
  add column terms_page text,
  add column version integer not null default 1,
  add constraint store_accent_color_form check (accent_color ~ '^#[0-9a-f]{6}$');

update store set terms_page = 'terms'
where exists (select from topic where topic.store_id = store.id and topic.se_name = 'terms');

-- Checked at the end of a transaction, since a new store comes before its pages.
alter table store
  add constraint store_terms_page_fk foreign key (id, terms_page) references topic (store_id, se_name)
    on update cascade on delete set null (terms_page) deferrable initially deferred;

-- The store whose name a mail carries; null: the default one.
alter table mail_outbox
  add column store_id integer,
  add constraint mail_outbox_store_fk foreign key (store_id) references store (id);
create index mail_outbox_store on mail_outbox (store_id) where store_id is not null;

-- A store that nobody has named yet has no name of somebody else, and no link to a page that is not there.
update store set
  name = 'Sklep', company_name = '', copyright_pl = '', copyright_en = '', default_branch_url = '',
  seo_title_pl = 'Części samochodowe dla firm', seo_title_en = 'Car parts for trade'
where is_default and name = 'Partsboard' and company_name = 'Partsboard' and email = '';
