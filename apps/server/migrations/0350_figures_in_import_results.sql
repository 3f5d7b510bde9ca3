-- One table tells how and when figures came: the dashboard's times join the results of imports.

-- When prices or stock were last loaded, by a file or by another system.
alter table import_result add column loaded_at timestamptz;

insert into import_result (kind, loaded_at)
select kind, loaded_at from figures_loaded
on conflict (kind) do update set loaded_at = excluded.loaded_at;

drop table figures_loaded;
