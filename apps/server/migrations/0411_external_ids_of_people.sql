-- What the dealer's own system calls a person, so that it can send the same person again without making two.
alter table customer
  add column external_id text,
  add constraint customer_external_id_key unique (external_id);
