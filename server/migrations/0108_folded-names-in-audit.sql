-- The names of the audit log that lower() leaves as they are found by are in the index of 0092; this one has the others, which are few: an
-- index of all names would take minutes to build, and as much again to keep.
create index audit_entry_folded_name on audit_entry using gin (merchant_name_grams(fold_text(subject_name)))
where fold_text(subject_name) <> lower(subject_name);
