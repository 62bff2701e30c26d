import { alarmLimits } from '../alarms';
import type { NightCase } from './night-case';

/** What can go wrong with the database’s logs, replicas, archive and machines. */
export const databaseCases: NightCase[] = [
  {
    id: 'month-missing',
    seen: 'The audit log or the log of key reads has no part for next month',
    look: '`docker-compose logs api | grep "months of the logs"`: what kept it from being made. Somebody holds the table for long: `select pid, now() - xact_start, query from pg_stat_activity where xact_start < now() - interval \'1 hour\'`',
    then: 'End what holds it, `select pg_terminate_backend(<pid>)`, then `docker-compose exec database psql -U backoffice -c "select keep_logs()"`. Nothing is lost meanwhile: lines without a month are kept, and move into it.',
    alert: {
      name: 'MonthMissing',
      expr: `max(log_lines_without_month) == 1 or min(log_months_ahead) < ${alarmLimits.leastMonthsAhead}`,
      for: '1h',
      severity: 'warning',
      summary: 'A log of the database has no part for the month that comes.',
    },
  },
  {
    id: 'replica-unused',
    seen: 'Lists are slow, and a replica stands idle',
    look: '`docker-compose logs api`: “nothing is read from a replica” names it and says why; `replica_lag_seconds`',
    then: 'It does not answer: start it. It is behind: look for what holds it up (`pg_stat_activity` there, its disk), or make it anew. Nothing is read wrongly meanwhile: all is read on the primary. Where that is too busy, see [calls wait](#calls-wait).',
    alert: {
      name: 'ReplicaUnused',
      expr: 'max by (replica) (avg_over_time(replica_used[5m])) < 0.5',
      for: '5m',
      severity: 'warning',
      summary:
        'Nothing is read from the replica {{ $labels.replica }}: it does not answer, or is more than a second behind.',
    },
  },
  {
    id: 'archive-fails',
    seen: 'The archive of the database stands still, and its disk fills by 1 GB an hour',
    look: '`docker-compose logs --tail 50 database archive`: the line with `ERROR` has the reason. The room of the volume `archive`, or what the store of `ARCHIVE_CONFIG` says',
    then: 'Make room or correct `ARCHIVE_CONFIG`, then `docker-compose up -d archive`. What waits is archived by itself, nothing stops meanwhile. Where the disk of the database would be full before: `ARCHIVE_MODE=off docker-compose up -d database`; once it is mended, switch it on again and make a base backup at once, as one can’t go back to the time between: `docker-compose exec archive pgbackrest --stanza=office --type=full backup`.',
    alert: {
      name: 'ArchiveFails',
      expr: `max(archive_failing) == 1 or time() - max(archive_newest_timestamp_seconds) > ${alarmLimits.archiveAge}`,
      for: '5m',
      severity: 'critical',
      summary: 'The log of the database is not archived: what is written now could not be brought back.',
    },
  },
  {
    id: 'drill-fails',
    seen: 'The last restore for practice failed, or there was none for two days',
    look: '`docker-compose logs --tail 50 archive`: the sentence says what did not come back',
    then: '`docker-compose run --rm archive drill /restored` tries again. Where rows or keys are damaged: keep the archive as it is, and [back up](operations.md#back-up-and-restore).',
    alert: {
      name: 'DrillFails',
      expr: `max(recovery_drill_whole) == 0 or max(recovery_drill_age_seconds) > ${alarmLimits.drillAge}`,
      for: '0m',
      severity: 'warning',
      summary: 'Nobody knows whether the archive of the database can be restored.',
    },
  },
  {
    id: 'primary-missing',
    seen: 'Three machines: no PostgreSQL is the primary, or more than one says so',
    look: '`docker-compose exec node sh /etc/ha/run.sh patronictl -c patroni.yml list` on each machine, `docker-compose logs --tail 50 node etcd`. A primary is made by two machines that reach each other',
    then: 'Start what is off, mend the network between them: the rest goes on by itself within 30 s, nothing that was acknowledged is lost. Where two machines are lost for good: [one machine is left](operations.md#one-machine-is-left).',
    alert: {
      name: 'PrimaryMissing',
      expr: 'max(haproxy_backend_active_servers{proxy="primary"}) != 1',
      for: '45s',
      severity: 'critical',
      summary: 'Of three PostgreSQL {{ $value }} are the primary: nothing can be written.',
    },
  },
  {
    id: 'replica-missing',
    seen: 'Three machines: a replica is away or more than 16 MB behind, or an etcd is away',
    look: 'The same list: who is missing, or its `Lag in MB`; `docker-compose logs --tail 50 node etcd` on that machine',
    then: 'Start it: `docker-compose up -d node etcd`. What was away for more than 2 GB of log does not catch up: `… patronictl -c patroni.yml reinit office <address>` copies it anew. Do not wait: the next machine that is lost stops all writing.',
    alert: {
      name: 'ReplicaMissing',
      expr: 'max(haproxy_backend_active_servers{proxy="replicas"}) < 2 or max(haproxy_backend_active_servers{proxy="etcd"}) < 3',
      for: '5m',
      severity: 'warning',
      summary: 'One more machine lost, and nothing can be written.',
    },
  },
];
