-- Why somebody did it, in their own words; null where nobody said, and in the entries of a release that does not ask.
alter table audit_entry add column reason text;

-- As before for entries without a reason, so that the hashes of those that there are still hold. With one, the name stands before it
-- also where there is none: no text can be moved from one to the other.
create or replace function audit_entry_hash(entry audit_entry) returns bytea
language sql stable
as $$
  select sha256(entry.previous_hash || convert_to(
    (jsonb_build_array(
      entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_name, entry.subject,
      entry.subject_id, entry.action, entry.changes, entry.request_id
    ) || case
      when entry.reason is not null then jsonb_build_array(entry.subject_name, entry.reason)
      when entry.subject_name is null then '[]'
      else jsonb_build_array(entry.subject_name)
    end)::text,
    'UTF8'
  ))
$$;
