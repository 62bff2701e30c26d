-- Each name of before is written as a new one is, by the triggers of 0106.
update article_finding set name_folded = name_folded where fold_text(name_folded) <> name_folded and searched_name(name_folded) <> name_folded;
update article set title_folded = title_folded where fold_text(title_folded) <> title_folded and searched_name(title_folded) <> title_folded;
update merchant set name_folded = name_folded where fold_text(name_folded) <> name_folded and searched_name(name_folded) <> name_folded;
