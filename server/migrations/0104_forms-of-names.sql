-- Names of roles, and of the views of one user for one list, are compared by NFKC and case folding: docs/decisions/0103. By triggers, for names
-- that are the same by this rule may be there already: they stay, and only a name that is new must be none of the others'.
create function name_key(name text) returns text language sql immutable strict parallel safe
return lower(upper(normalize(name, NFKC) collate "und-x-icu") collate "und-x-icu");

create index role_name_by_key on role (name_key(name));
create index list_view_name_by_key on list_view (owner_id, list, name_key(name));

-- As the unique indexes of before say it, so that the release before knows it; what these refuse themselves is left to them, and to whoever
-- inserts what may be there already.
create function refuse_role_name() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('role', 7263550103));
  if exists (
    select from role where key <> new.key and name_key(name) = name_key(new.name) and lower(name) <> lower(new.name)
  ) then
    raise unique_violation using message = 'Another role has this name.', constraint = 'role_name_key', table = 'role';
  end if;
  return new;
end $$;
create trigger role_name_refused before insert on role for each row execute function refuse_role_name();
create trigger role_rename_refused before update of name on role for each row
  when (new.name <> old.name) execute function refuse_role_name();

create function refuse_list_view_name() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('list view ' || new.owner_id, 7263550103));
  if exists (
    select from list_view
    where id <> new.id and owner_id = new.owner_id and list = new.list and name_key(name) = name_key(new.name)
      and lower(name) <> lower(new.name)
  ) then
    raise unique_violation using message = 'Another view has this name.', constraint = 'list_view_name', table = 'list_view';
  end if;
  return new;
end $$;
create trigger list_view_name_refused before insert on list_view for each row execute function refuse_list_view_name();
create trigger list_view_rename_refused before update of name on list_view for each row
  when (new.name <> old.name) execute function refuse_list_view_name();

-- All other names are unique in no form.
update merchant set merchant_name = normalize(merchant_name, NFC), name_folded = normalize(name_folded, NFC)
where merchant_name is not nfc normalized;
update article set title = normalize(title, NFC), title_folded = normalize(title_folded, NFC) where title is not nfc normalized;
update channel_type set name = normalize(name, NFC), name_zh = normalize(name_zh, NFC), name_es = normalize(name_es, NFC),
  name_ja = normalize(name_ja, NFC)
where (name || name_zh || name_es || name_ja) is not nfc normalized;
