-- A password that was handed over is good for some days only.
alter table staff_member add column password_set_at timestamptz not null default now();
