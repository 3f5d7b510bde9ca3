-- Mails are sent by background tasks. When a mail is tried next, and how often it was, is known to its task.
select graphile_worker.add_job('send-mail', json_build_object('mailId', id), job_key => 'mail:' || id)
from mail_outbox
where sent_at is null and given_up_at is null
order by id;

drop index mail_outbox_waiting;
alter table mail_outbox drop column next_try_at, drop column tries;

-- Old mails are deleted in whatever state they are.
drop index mail_outbox_done;
create index mail_outbox_created on mail_outbox (created_at);
