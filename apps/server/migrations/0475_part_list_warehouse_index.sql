-- An index of the parts in stock alone was also read for “in stock” without a warehouse: slowly, and to little use where
-- a third of all parts are.
drop index part_list_stocked_in;
create index part_list_stocked_in on part_list using gin (stocked_in);
