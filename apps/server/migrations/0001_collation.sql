-- Databases keep the order of their bytes, which is fast and the same on every machine.
-- What a person reads in order is sorted with: order by name collate polish
create collation polish (provider = icu, locale = 'pl-PL');
