-- A mail about an order names it, keeps its text after it was sent and is kept as long as the order's documents. Only
-- what is not about an order is removed after some days, and found for that without looking at the rest.
create index mail_outbox_without_order on mail_outbox (created_at) where order_id is null;
create index mail_outbox_unsent on mail_outbox (id) where sent_at is null;
create index mail_outbox_recipient on mail_outbox (lower(recipient));

alter table order_activity
  drop constraint order_activity_kind_known,
  add constraint order_activity_kind_known check (kind in (
    'status', 'confirm', 'start-picking', 'ship', 'make-ready', 'collect', 'deliver', 'complete', 'cancel',
    'cancel-lines', 'mark-paid', 'allot', 'note', 'note-to-customer', 'mail', 'resend-mail', 'request-return',
    'approve-return', 'refuse-return', 'receive-return', 'refund-return'));

-- In which language a branch is told of its orders, and a store of who has registered.
alter table branch_order_desk
  add column language text not null default 'pl',
  add constraint branch_order_desk_language_known check (language in ('pl', 'en'));
alter table store
  add column staff_language text not null default 'pl',
  add constraint store_staff_language_known check (staff_language in ('pl', 'en'));
