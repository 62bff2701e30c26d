-- What a username looks like (the skeleton of UTS 39), which no other may look like: docs/decisions/0103. The API makes it, also of the names
-- that there are: of those that look alike already the first one has it, and null are the others.
alter table app_user add column username_skeleton text collate "C";
create unique index app_user_username_skeleton_key on app_user (username_skeleton);
create index app_user_without_skeleton on app_user (id) where username_skeleton is null;

-- The release before renames a user and knows nothing of it.
create function forget_username_skeleton() returns trigger language plpgsql as $$
begin
  new.username_skeleton := null;
  return new;
end $$;
create trigger username_skeleton_forgotten before update of username on app_user for each row
  when (new.username <> old.username and new.username_skeleton is not distinct from old.username_skeleton)
  execute function forget_username_skeleton();

-- Where somebody else has the other form already, both stay as they are, as who signs in by them types them.
update app_user u set username = normalize(username, NFC)
where username is not nfc normalized and char_length(normalize(username, NFC)) >= 4
  and not exists (select from app_user other where other.id <> u.id and lower(normalize(other.username, NFC)) = lower(normalize(u.username, NFC)));
