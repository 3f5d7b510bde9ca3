-- A mail that came due while outgoing mail was switched off; it is sent when somebody says so.
alter table mail_outbox add column held_at timestamptz;
