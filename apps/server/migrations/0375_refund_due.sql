-- What was paid for pieces that were cancelled, until somebody has booked that it was paid back.
alter table customer_order
  add column refund_due bigint not null default 0,
  add constraint customer_order_refund_due_range check (refund_due between 0 and cancelled_total);

-- Pieces that were cancelled before the payment arrived were never paid for.
update customer_order as o
set refund_due = greatest(0, o.cancelled_total - coalesce((
  select sum((l.unit_gross + l.core_deposit) * c.quantity)
  from order_activity as a
  cross join lateral jsonb_to_recordset(a.data -> 'lines') as c (line smallint, quantity integer)
  join order_line as l on l.order_id = a.order_id and l.line = c.line
  where a.order_id = o.id and a.kind = 'cancel-lines' and a.id < (
    select min(p.id) from order_activity as p where p.order_id = o.id and p.kind = 'mark-paid')
), 0))
where o.payment_status = 'Paid' and o.cancelled_total > 0
  and exists (select from order_activity as a where a.order_id = o.id and a.kind in ('cancel', 'cancel-lines'));

alter table order_activity
  drop constraint order_activity_kind_known,
  add constraint order_activity_kind_known check (kind in (
    'status', 'confirm', 'start-picking', 'ship', 'make-ready', 'collect', 'deliver', 'complete', 'cancel',
    'cancel-lines', 'mark-paid', 'refund', 'allot', 'note', 'note-to-customer', 'mail', 'resend-mail',
    'request-return', 'approve-return', 'refuse-return', 'receive-return', 'refund-return'));
