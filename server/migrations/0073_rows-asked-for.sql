-- Which rows were written is read from the audit log by its numbers, which are visible in their order: docs/decisions/0068. Nothing is
-- announced in the transactions that write them.
set local lock_timeout = '10s';
drop trigger rows_announced on audit_entry;
drop function announce_rows();
