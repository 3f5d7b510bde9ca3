/** The lists of `types`: ascending, runs of two or more as ranges. */
export const TYPE_SET_TEXTS = `
  create temporary table type_set_text on commit drop as
  with member as (
    select s.id, t.number, t.number - row_number() over (partition by s.id order by t.number) as run
    from catalogue.type_set s cross join unnest(s.vehicle_type_ids) as u (type_id)
    join catalogue.vehicle_type t on t.id = u.type_id),
  run as (select id, min(number) as first, max(number) as last from member group by id, run)
  select id,
    string_agg(case when first = last then first::text else first || '-' || last end, ' ' order by first) as types
  from run group by id`;
