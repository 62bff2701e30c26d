insert into route_node (parent_id, position, path, full_path, component, name, titles, icon)
select id, page.position, page.path, full_path || '/' || page.path, page.component, page.name, page.titles::jsonb, page.icon
from route_node
cross join (values
  (20, 'access-review', 'mfe-users-roles/AccessReview', 'accessReview',
   '{"en": "Access review", "zh": "访问审查", "es": "Revisión de accesos", "ja": "アクセスの確認"}', 'lock'),
  (30, 'audit-log', 'mfe-users-roles/AuditLog', 'auditLog',
   '{"en": "Audit log", "zh": "审计日志", "es": "Registro de auditoría", "ja": "監査ログ"}', 'list')
) page (position, path, component, name, titles, icon)
where full_path = '/user';

-- Answers a repeated create with the first one's row.
create table user_create_key (
  caller text not null,
  key text not null,
  request_hash bytea not null,
  user_id bigint references app_user on delete cascade,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index user_create_key_created_at on user_create_key (created_at);

alter table app_user add column last_sign_in_at timestamptz(3);
-- Names a session to those who may end it; says nothing of its token.
alter table session add column public_id bigint generated always as identity unique;

-- Who or what an entry is about, by the name of then.
alter table audit_entry add column subject_name text;
create index audit_entry_action on audit_entry (action, id);
create index audit_entry_at on audit_entry (at, id);

-- As before for entries without a name, so that the hashes of those that there are still hold.
create or replace function audit_entry_hash(entry audit_entry) returns bytea
language sql stable
as $$
  select sha256(entry.previous_hash || convert_to(
    (jsonb_build_array(
      entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_name, entry.subject,
      entry.subject_id, entry.action, entry.changes, entry.request_id
    ) || case when entry.subject_name is null then '[]' else jsonb_build_array(entry.subject_name) end)::text,
    'UTF8'
  ))
$$;

-- A browser in which the user has signed in before; SHA-256 of its secret.
create table known_device (
  user_id bigint not null references app_user (id) on delete cascade,
  device_hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

-- Password checks that failed or are under way, once for each counter that they count for: a name, an address, a known device.
create table password_check (
  -- SHA-256: a name that does not exist may be somebody's password, typed in the wrong place.
  counter bytea not null,
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  has_failed boolean not null default false,
  primary key (counter, id)
);
create index password_check_at on password_check (at);

-- Whether one more check may begin, decided one at a time for each counter. 0: it has begun. More: not within so many seconds.
-- -1: those under way decide.
create function begin_password_check(check_id uuid, counters bytea[], most integer[], seconds integer[]) returns integer
language plpgsql
as $$
declare
  failed integer;
  under_way integer;
  first_failed timestamptz;
  is_open boolean := true;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(counter, 'hex'), 7263550022))
  from (select counter from unnest(counters) counter order by counter) sorted;
  for i in 1 .. cardinality(counters) loop
    -- What was begun long ago and never ended belongs to a server that is gone.
    select count(*) filter (where has_failed),
      count(*) filter (where not has_failed and at > clock_timestamp() - interval '15 seconds'),
      min(at) filter (where has_failed)
    into failed, under_way, first_failed
    from password_check
    where counter = counters[i] and at > clock_timestamp() - make_interval(secs => seconds[i]);
    if failed >= most[i] then
      return greatest(1, ceil(extract(epoch from first_failed - clock_timestamp()) + seconds[i]));
    end if;
    is_open := is_open and failed + under_way < most[i];
  end loop;
  if not is_open then
    return -1;
  end if;
  insert into password_check (counter, id) select unnest(counters), check_id;
  return 0;
end
$$;
