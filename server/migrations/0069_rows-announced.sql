-- Whoever has rows of a list on screen hears which of them somebody has written, when it is committed: docs/decisions/0065. One
-- notification a statement, kind of change and author; where it would name more rows than a page shows, it names none.
create function announce_rows() returns trigger language plpgsql as $$
begin
  perform pg_notify('backoffice_event', json_build_object(
      'topic', 'rows', 'subject', subject, 'action', action, 'userId', actor_id,
      'ids', case when count(*) <= 100 then json_agg(subject_id) end
    )::text)
  from written
  where subject in ('merchant', 'channel', 'channel type', 'article', 'user', 'role')
    and action in ('create', 'update', 'delete') and subject_id is not null
  group by subject, action, actor_id;
  return null;
end $$;
create trigger rows_announced after insert on audit_entry
  referencing new table as written for each statement execute function announce_rows();
