-- Tells every API process that something has changed for a user; it arrives when the transaction is committed, and only then.
create function announce(topic text, kind text, user_id bigint, id bigint) returns void language sql as $$
  select pg_notify('backoffice_event', json_build_object('topic', topic, 'kind', kind, 'userId', user_id, 'id', id)::text)
$$;

-- What somebody has to know. Text and language are the reader's: here are the kind and what its sentence names.
create table notification (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null,
  -- What is told, so that it is told once.
  cause text not null,
  "values" jsonb not null,
  -- A path of the app: `//` and `/\` lead out of it.
  address text not null check (address ~ '^/([^/\\]|$)'),
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  done_at timestamptz(3),
  unique (user_id, kind, cause)
);
create index notification_user_id on notification (user_id, id);
create index notification_created_at on notification (created_at);

create table notification_mute (
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null,
  primary key (user_id, kind)
);

-- However a session ends, what is open for it hears of it.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform announce('session', 'ended', old.user_id, old.public_id);
  return null;
end $$;
create trigger session_end_announced after delete on session for each row execute function announce_session_end();
