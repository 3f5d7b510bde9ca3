-- What used the trade credit of a company and what freed it, order by order. Orders are the only thing that claims
-- credit, so that their rows write the history: whoever changes one, and in the same transaction.
create table credit_movement (
  id bigint generated always as identity,
  company_id integer not null,
  order_id integer not null,
  created_at timestamptz not null default now(),
  kind text not null,
  -- In grosze; below zero for what was freed.
  amount bigint not null,
  -- What was in use after it.
  used_after bigint not null,
  constraint credit_movement_pk primary key (id),
  constraint credit_movement_company_fk foreign key (company_id) references company (id) on delete cascade,
  constraint credit_movement_order_fk foreign key (order_id) references customer_order (id) on delete cascade,
  constraint credit_movement_kind_known check (kind in ('order', 'payment', 'cancel', 'return', 'other')),
  constraint credit_movement_amount_not_zero check (amount <> 0)
);
create index credit_movement_company on credit_movement (company_id, id);
create index credit_movement_order on credit_movement (order_id);

-- Trade credit is claimed while the payment is authorised, for what is still owed.
create function claimed_credit(payment_status text, total bigint, cancelled_total bigint, refunded_total bigint)
returns bigint immutable language sql as $$
  select case when payment_status = 'Authorized' then total - cancelled_total - refunded_total else 0 end
$$;

create function write_credit_movement() returns trigger language plpgsql as $$
declare
  change bigint := claimed_credit(new.payment_status, new.total, new.cancelled_total, new.refunded_total);
  cause text := 'order';
begin
  if tg_op = 'UPDATE' then
    change := change - claimed_credit(old.payment_status, old.total, old.cancelled_total, old.refunded_total);
    cause := case
      when new.payment_status = 'Paid' then 'payment'
      when new.refunded_total > old.refunded_total then 'return'
      when new.cancelled_total > old.cancelled_total or new.payment_status = 'Voided' then 'cancel'
      else 'other'
    end;
  end if;
  -- Whoever changes credit in use has locked the company already; what was in use before is known only then.
  perform from company where id = new.company_id for no key update;
  insert into credit_movement (company_id, order_id, created_at, kind, amount, used_after)
  values (new.company_id, new.id, case when tg_op = 'INSERT' then new.created_at else now() end, cause, change,
    change + coalesce((
      select used_after from credit_movement where company_id = new.company_id order by id desc limit 1
    ), 0));
  return null;
end
$$;

create trigger customer_order_claims_credit after insert on customer_order
  for each row
  when (claimed_credit(new.payment_status, new.total, new.cancelled_total, new.refunded_total) <> 0)
  execute function write_credit_movement();
create trigger customer_order_changes_credit
  after update of payment_status, total, cancelled_total, refunded_total on customer_order
  for each row
  when (claimed_credit(new.payment_status, new.total, new.cancelled_total, new.refunded_total)
    <> claimed_credit(old.payment_status, old.total, old.cancelled_total, old.refunded_total))
  execute function write_credit_movement();

-- Of orders from before it is known what they cost, what is left of that, and when it changed last. What was paid is one
-- movement, also where pieces of it had been cancelled before.
with credit_order as (
  select o.id, o.company_id, o.created_at, o.payment_status, o.total, o.cancelled_total, o.refunded_total,
    (select max(created_at) from order_event
     where order_id = o.id and aspect = 'payment' and status = 'Paid') as paid_at,
    (select max(created_at) from order_activity
     where order_id = o.id and kind in ('cancel', 'cancel-lines', 'status')) as cancelled_at,
    (select max(created_at) from order_activity where order_id = o.id and kind = 'refund-return') as returned_at
  from customer_order as o
  where o.payment_method = 'Payments.TradeCredit' or o.payment_status = 'Authorized'
), movement as (
  select company_id, id as order_id, created_at, 'order' as kind, total as amount from credit_order
  union all
  select company_id, id, greatest(created_at, coalesce(paid_at, created_at)), 'payment', -total
  from credit_order where payment_status in ('Paid', 'Refunded')
  union all
  select company_id, id, greatest(created_at, coalesce(returned_at, created_at)), 'return', -refunded_total
  from credit_order where payment_status in ('Authorized', 'Voided')
  union all
  select company_id, id, greatest(created_at, coalesce(cancelled_at, created_at)), 'cancel', -cancelled_total
  from credit_order where payment_status = 'Authorized'
  union all
  select company_id, id, greatest(created_at, coalesce(cancelled_at, created_at)), 'cancel', refunded_total - total
  from credit_order where payment_status = 'Voided'
  union all
  select company_id, id, created_at, 'other', -total from credit_order where payment_status = 'Pending'
)
insert into credit_movement (company_id, order_id, created_at, kind, amount, used_after)
select company_id, order_id, created_at, kind, amount,
  sum(amount) over (partition by company_id order by created_at, order_id, amount desc rows unbounded preceding)
from movement
where amount <> 0
order by created_at, order_id, amount desc;
