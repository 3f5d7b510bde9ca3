-- Servers cache sessions for a moment. When sessions are deleted, by a server, a cascade or a person with psql, all
-- servers are notified at the commit and clear their caches.

create function notify_sessions_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_ended', '');
  return null;
end
$$;

-- Every server removes expired sessions now and then. When there were none, nobody needs to know.
create function notify_deleted_sessions() returns trigger language plpgsql as $$
begin
  if exists (select from deleted) then
    perform pg_notify('sessions_ended', '');
  end if;
  return null;
end
$$;

create trigger session_deleted after delete on session
  referencing old table as deleted
  for each statement execute function notify_deleted_sessions();
create trigger session_truncated after truncate on session
  for each statement execute function notify_sessions_ended();
