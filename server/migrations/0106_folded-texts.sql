-- Searches find a name in each of its forms: docs/decisions/0056. The server folds what is typed by foldText of shared/contract, to the same
-- end; a test holds the two together. By the collation of ICU, so that the result does not depend on the database's locale.
create function fold_letters(given text) returns text
language sql immutable parallel safe
return translate(
  regexp_replace(
    lower(upper(lower(normalize(given, NFKD) collate "und-x-icu"))) collate "C",
    '[\u00AD\u0300-\u036F\u0483-\u0487\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200D\u2060\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\U000E0100-\U000E01EF]',
    '', 'g'
  ),
  'øłđħŧıς', 'oldhtiσ'
);

-- Most texts have ASCII alone, or no hiragana: to translate 84 letters takes longer than all else. Neither is "strict", so that
-- PostgreSQL writes their bodies in place of their calls, and these are parsed here, as an index is built without a search path.
create function fold_text(given text) returns text
language sql immutable parallel safe
return coalesce(nullif(case
  when octet_length(given) = char_length(given) then lower(given collate "C")
  when given !~ '[ぁ-ゟ🈀]' then normalize(fold_letters(given), NFC)
  else normalize(
    translate(
      fold_letters(given),
      'ぁあぃいぅうぇえぉおかきくけこさしすせそたちっつてとなにぬねのはひふへほまみむめもゃやゅゆょよらりるれろゎわゐゑをんゕゖゝ',
      'ァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロヮワヰヱヲンヵヶヽ'
    ),
    NFC
  )
end, ''), given);

-- What a name is searched by: folded, and where that differs, after a character that no text has, the name as the server gave it, in
-- lower case. By the latter the release before finds it; the next one drops it. Done twice, it changes nothing.
create function searched_name(given text) returns text
language sql immutable parallel safe
return (
  select case when fold_text(name) = name then name else fold_text(name) || U&'\FFFF' || name end
  from (select substr(given, strpos(given, U&'\FFFF') + 1) as name) plain
);

create function fold_name() returns trigger language plpgsql as $$
begin
  new.name_folded := searched_name(new.name_folded);
  return new;
end
$$;
create function fold_title() returns trigger language plpgsql as $$
begin
  new.title_folded := searched_name(new.title_folded);
  return new;
end
$$;
create trigger merchant_name_searched before insert or update of name_folded on merchant
for each row execute function fold_name();
create trigger article_title_searched before insert or update of title_folded on article
for each row execute function fold_title();
create trigger article_finding_name_searched before insert or update of name_folded on article_finding
for each row execute function fold_name();
