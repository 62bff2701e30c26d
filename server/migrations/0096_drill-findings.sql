-- What a restore for practice has looked at. Null of those before, and of those that failed.
alter table recovery_drill
  add column base_backup_at timestamptz,
  add column restored_rows bigint,
  add column audit_entries bigint,
  add column decrypted_keys bigint;
