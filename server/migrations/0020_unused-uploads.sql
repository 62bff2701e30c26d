-- The uploaded files that a text names. It is indexed, so that "does any article name this file?" is one look.
create function uploads_in(body text) returns text[]
language sql immutable strict parallel safe
as $$
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(body, '/uploads/([0-9a-f]{32}\.(?:png|jpg|gif|webp))', 'g') found
$$;

create index article_cover on article using gin (uploads_in(image_uri));
create index article_content_uploads on article_content using gin (uploads_in(html));
create index app_user_avatar on app_user using gin (uploads_in(avatar));

alter table upload
  add column checked_at timestamptz not null default now(),
  -- Since when nothing was seen to name it; null while something does, or before it was looked for.
  add column unused_since timestamptz;
create index upload_checked_at on upload (checked_at);
create index upload_unused_since on upload (unused_since) where unused_since is not null;
