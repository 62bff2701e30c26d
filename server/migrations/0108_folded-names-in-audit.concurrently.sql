-- In place of the other file, which holds up whoever writes the log: each month's part by itself. What a step answers as "step" is the next.
set lock_timeout = '1s';
drop index if exists audit_entry_folded_name;
select format('drop index concurrently log_month.%I', relname) as step from pg_class
where relnamespace = 'log_month'::regnamespace and relname ~ '_folded_name$' and relkind = 'i';
select format('create index concurrently %I on log_month.%I using gin (merchant_name_grams(fold_text(subject_name)))
  where fold_text(subject_name) <> lower(subject_name)', relname || '_folded_name', relname) as step
from pg_inherits join pg_class on oid = inhrelid where inhparent = 'audit_entry'::regclass;
do $$
declare
  part name
; begin
  create index audit_entry_folded_name on only audit_entry using gin (merchant_name_grams(fold_text(subject_name)))
  where fold_text(subject_name) <> lower(subject_name)
; for part in select relname from pg_inherits join pg_class on oid = inhrelid where inhparent = 'audit_entry'::regclass loop
    execute format('create index if not exists %I on log_month.%I using gin (merchant_name_grams(fold_text(subject_name)))
      where fold_text(subject_name) <> lower(subject_name)', part || '_folded_name', part)
  ; execute format('alter index audit_entry_folded_name attach partition log_month.%I', part || '_folded_name')
; end loop
; end $$;
reset lock_timeout;
