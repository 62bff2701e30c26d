#!/bin/sh
# What Patroni runs once, when the cluster is made: the owner of the schema, who then makes the API's role by migrating.
set -eu
psql "$1" --quiet --set ON_ERROR_STOP=1 <<'SQL'
\set password `cat "$SECRETS/database-password"`
create role backoffice login createrole password :'password';
create database backoffice owner backoffice;
SQL
