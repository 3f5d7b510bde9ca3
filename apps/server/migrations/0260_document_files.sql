-- Another system sends accounting documents and their files. They are a company's, not one person's: what is sent so
-- has no person, and everybody of the company sees it.
alter table accounting_document
  alter column customer_id drop not null,
  -- What the other system calls it; null where the document did not come from one.
  add column external_id text,
  add constraint accounting_document_external_id_key unique (external_id);

create table accounting_document_file (
  document_id integer not null,
  pdf bytea not null,
  stored_at timestamptz not null default now(),
  constraint accounting_document_file_pk primary key (document_id),
  constraint accounting_document_file_document_fk foreign key (document_id) references accounting_document (id)
    on delete cascade
);
-- A PDF is compressed already.
alter table accounting_document_file alter column pdf set storage external;
