-- From then on the key is refused; null for keys that do not expire.
alter table deploy_key add expires_at timestamptz(3);
