-- Where a release was built from, as its sender says: commit, repository, author, run.
alter table release add source jsonb;
