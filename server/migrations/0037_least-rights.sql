-- The API's role may add entries to the audit log and nothing else; the counts of blocks are kept by the log itself, with the rights
-- of who owns it. A fixed path: nobody puts a table of theirs before the log's.
alter function chain_audit_entry() security definer set search_path = public, pg_temp;
