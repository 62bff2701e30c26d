-- In place of the other file, which holds up whoever writes the log: each month's part by itself. What a step answers as "step" is the next.
set lock_timeout = '1s';
drop index if exists audit_entry_ticket;
select format('drop index concurrently log_month.%I', relname) as step from pg_class
where relnamespace = 'log_month'::regnamespace and relname ~ '_of_ticket$' and relkind = 'i';
select format('create index concurrently %I on log_month.%I (lower(ticket), id) where ticket is not null', relname || '_of_ticket', relname)
  as step
from pg_inherits join pg_class on oid = inhrelid where inhparent = 'audit_entry'::regclass;
do $$
declare
  part name
; begin
  create index audit_entry_ticket on only audit_entry (lower(ticket), id) where ticket is not null
; for part in select relname from pg_inherits join pg_class on oid = inhrelid where inhparent = 'audit_entry'::regclass loop
    execute format('create index if not exists %I on log_month.%I (lower(ticket), id) where ticket is not null', part || '_of_ticket', part)
  ; execute format('alter index audit_entry_ticket attach partition log_month.%I', part || '_of_ticket')
; end loop
; end $$;
reset lock_timeout;
