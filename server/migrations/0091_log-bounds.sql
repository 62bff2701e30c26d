-- The logs are to be divided by month. What they hold until the month after next is their first part, as it is: that all of it is of before
-- is checked here, so that the next migrations need not read it under a lock.
do $$
declare
  bound timestamptz := (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC';
begin
  execute format('alter table audit_entry add constraint log_bound check (at < %L)', bound);
  execute format('alter table key_read add constraint log_bound check (at < %L)', bound);
end
$$;
