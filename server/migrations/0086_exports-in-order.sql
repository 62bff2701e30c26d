-- In which order the rows of a file stand: that of the list where it was asked for.
alter table export_job add column sort text collate "C" not null default '+id';
