-- What an import has found is worded in the language of whoever reads it: the code of the sentence and what it quotes
-- stand beside the English text, which alone is there in reports of before.
alter table catalogue_import_problem
  add column code text,
  add column params jsonb;
