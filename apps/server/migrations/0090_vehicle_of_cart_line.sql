-- A cart line remembers the vehicle for which its part was added, as a person reads it, and by its id where a VIN has
-- identified it. Not a foreign key: an import of the catalogue may remove vehicles, and the line stays.
alter table cart_line
  add column vehicle_id integer,
  add column vehicle_name text,
  add constraint cart_line_vehicle_check check (
    (vehicle_name is null and vehicle_id is null) or char_length(vehicle_name) between 1 and 120
  );

-- As in 0041, with the vehicle of each part; servers of the version before go on calling the function of then. A part that is added again for another vehicle is then for that one; added
-- without a vehicle it keeps the one that it has.
create function add_to_cart(
  buyer integer,
  part_ids integer[],
  quantities integer[],
  places float8[],
  vehicle_ids integer[],
  vehicle_names text[],
  largest_quantity integer,
  most_lines integer
) returns setof integer language plpgsql as $$
begin
  perform from customer where id = buyer for no key update;
  return query
    insert into cart_line as c (customer_id, part_id, quantity, added_at, vehicle_id, vehicle_name)
    select buyer, i.part_id, i.quantity, least(
      timestamptz 'epoch' + i.place * interval '1 microsecond',
      clock_timestamp() + i.number * interval '1 microsecond'
    ), i.vehicle_id, i.vehicle_name
    from unnest(part_ids, quantities, places, vehicle_ids, vehicle_names) with ordinality
      as i (part_id, quantity, place, vehicle_id, vehicle_name, number)
    where i.quantity <= largest_quantity
    on conflict (customer_id, part_id) do update
      set quantity = c.quantity + excluded.quantity,
        vehicle_id = case when excluded.vehicle_name is null then c.vehicle_id else excluded.vehicle_id end,
        vehicle_name = coalesce(excluded.vehicle_name, c.vehicle_name)
      where c.quantity + excluded.quantity <= largest_quantity
    returning c.part_id;
  if exists (select from cart_line where customer_id = buyer offset most_lines) then
    raise exception 'The cart of customer % would hold more than % lines', buyer, most_lines
      using errcode = 'PB001';
  end if;
end
$$;
