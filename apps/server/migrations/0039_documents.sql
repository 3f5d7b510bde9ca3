-- Documents that pages, banners and branches link to, such as a price list to print. HTML that needs nothing beside it.
create table document (
  -- The last part of its address.
  name text not null,
  html text not null,
  constraint document_pk primary key (name),
  constraint document_name_form check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
