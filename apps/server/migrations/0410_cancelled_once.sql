-- An order is cancelled once. What happens to it later, such as the booking of its refund or a note, is a change like any
-- other: a system that reads the feed, or is told by a webhook, must not cancel it a second time.
create or replace function write_order_feed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.state, new.payment_status, new.version)
    is not distinct from (old.state, old.payment_status, old.version) then
    return null;
  end if;
  insert into order_feed (order_id, kind, state, payment_status, version)
  values (
    new.id,
    case
      when tg_op = 'INSERT' then 'placed'
      when new.state = 'cancelled' and old.state <> 'cancelled' then 'cancelled'
      else 'changed'
    end,
    new.state, new.payment_status, new.version
  );
  return null;
end
$$;
