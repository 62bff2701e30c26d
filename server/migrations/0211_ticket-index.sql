-- Finds the entries of a ticket; most entries have none.
create index audit_entry_ticket on audit_entry (lower(ticket), id) where ticket is not null;
