-- What is still to be paid of a document, in grosze; null where the accounting system does not tell.
alter table accounting_document add column open_amount bigint;
