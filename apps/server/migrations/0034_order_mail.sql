-- The confirmation of an order is made from the order when it is sent: an order never changes, and whoever
-- places one does not wait for its mail to be drawn.
alter table mail_outbox add column order_id integer;
alter table mail_outbox add constraint mail_outbox_order_fk
  foreign key (order_id) references customer_order (id);
create index mail_outbox_order on mail_outbox (order_id) where order_id is not null;

alter table mail_outbox drop constraint mail_outbox_body_until_done;
alter table mail_outbox add constraint mail_outbox_body_until_done check (
  sent_at is not null or given_up_at is not null or order_id is not null
  or (html is not null and plain_text is not null)
);
