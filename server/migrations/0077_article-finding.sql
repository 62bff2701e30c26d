-- What an article is found by beside its id: docs/decisions/0056. A table of its own, as it may come later than its article: a job in
-- the background gives it to those of before, and to those that a release writes that knows nothing of it.
create table article_finding (
  article_id bigint primary key references article on delete cascade,
  -- Folded by the server; it is of no use where the title is another one by now.
  name_folded text collate "C" not null,
  -- As those of a merchant's name.
  sound text collate "C" not null,
  initials text collate "C" not null
);
create index article_finding_names on article_finding using gin (merchant_name_grams(name_folded)) with (fastupdate = off);
create index article_finding_grams on article_finding using gin (sound_grams(sound, initials)) with (fastupdate = off)
where sound <> '';
