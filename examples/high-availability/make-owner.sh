#!/bin/sh
# Run by Patroni once, when the cluster is created: creates the owner of the schema. Migrating then creates the API's role.
set -eu
psql "$1" --quiet --set ON_ERROR_STOP=1 <<'SQL'
\set password `cat "$SECRETS/database-password"`
create role backoffice login createrole password :'password';
create database backoffice owner backoffice;
SQL
