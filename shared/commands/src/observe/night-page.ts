interface Alert {
  name: string;
  /** PromQL, under the job `api` of `docker/observe/prometheus.yml`. */
  expr: string;
  for: string;
  /** `critical` wakes somebody, `warning` waits for the morning. */
  severity: 'critical' | 'warning';
  /** May name the alert's labels and value: `{{ $labels.remote }}`, `{{ $value }}`. */
  summary: string;
}

/** No metric shows the case: why, and the alert by which it is noticed all the same. */
interface NoAlert {
  why: string;
  standIn: string;
}

interface NightCase {
  /** Its anchor in `docs/at-night.md`. */
  id: string;
  seen: string;
  look: string;
  then: string;
  alert: Alert | NoAlert;
}

const CALLS = 'http_request_duration_seconds_count';

/** What can go wrong, what tells of it and what to do: `docs/at-night.md` and `docker/observe/alerts.yml` are written from this. */
export const nightPage: NightCase[] = [
  {
    id: 'no-api',
    seen: 'Every page says that the server cannot be reached',
    look: '`docker-compose ps`, `docker-compose logs --tail 50 api`',
    then: '`docker-compose up -d api`. Where the log has a list of settings: [they are wrong](#settings-wrong).',
    alert: {
      name: 'NoApi',
      expr: 'absent(up{job="api"} == 1)',
      for: '1m',
      severity: 'critical',
      summary: 'No API answers: every page says that the server cannot be reached.',
    },
  },
  {
    id: 'database-away',
    seen: 'Pages wait, then say that the database is away',
    look: '`/health/ready` is 503: `docker-compose ps database`, `docker-compose logs --tail 50 database`',
    then: 'Free its disk, start it: `docker-compose up -d database`. All goes on by itself.',
    alert: {
      name: 'DatabaseAway',
      expr: 'database_reachable == 0',
      for: '1m',
      severity: 'critical',
      summary: 'The database does not answer {{ $labels.instance }}.',
    },
  },
  {
    id: 'disk-full',
    seen: 'Saving says that the database’s disk is full',
    look: '`docker system df`, `df` where `DATA_DIR` is',
    then: 'Make room: `docker image prune`, [old releases](operations.md#old-releases). All goes on by itself. Reading goes on meanwhile.',
    alert: {
      name: 'DiskFull',
      expr: 'increase(database_full_answers_total[10m]) > 0',
      for: '0m',
      severity: 'critical',
      summary: 'Writes are refused: the disk of the database is full.',
    },
  },
  {
    id: 'keys-unreadable',
    seen: 'Private keys cannot be read',
    look: 'In all rows: `secrets/key-encryption-key` is another one than it was. In one row: that row is damaged.',
    then: 'Put the old key back and `docker-compose up -d --force-recreate --no-deps api`. After a rotation: `FORMER_KEY_ENCRYPTION_KEYS` is missing ([how to rotate](operations.md#rotate-the-key-encryption-key)).',
    alert: {
      name: 'KeysUnreadable',
      expr: 'increase(private_keys_total{outcome="unreadable"}[10m]) > 0',
      for: '0m',
      severity: 'critical',
      summary: 'Private keys could not be decrypted.',
    },
  },
  {
    id: 'remote-fails',
    seen: 'One page says that it could not be loaded',
    look: 'The Remotes screen: which release, in which step. `docker-compose ps mfe-…`',
    then: '[Roll that remote back](operations.md#roll-back), or start its container.',
    alert: {
      name: 'RemoteFails',
      expr: 'sum by (remote, release) (increase(remote_loads_total{outcome="failed"}[10m])) >= 3 and sum by (remote, release) (increase(remote_loads_total{outcome="failed"}[10m])) / sum by (remote, release) (increase(remote_loads_total[10m])) > 0.1',
      for: '0m',
      severity: 'critical',
      summary: 'Pages of {{ $labels.remote }} {{ $labels.release }} do not load.',
    },
  },
  {
    id: 'calls-fail',
    seen: 'Calls fail with “unforeseen” and the number of a request',
    look: '`docker-compose logs api | grep <number>`: the log has the cause',
    then: 'After an upgrade: start the [image before](operations.md#roll-back). Otherwise keep the log for who mends it.',
    alert: {
      name: 'CallsFail',
      expr: `sum(rate(${CALLS}{status="500"}[5m])) / sum(rate(${CALLS}[5m])) > 0.01`,
      for: '5m',
      severity: 'critical',
      summary: '{{ $value | humanizePercentage }} of the calls end in a defect.',
    },
  },
  {
    id: 'api-restarts',
    seen: 'An API starts again and again; `pnpm start` says so',
    look: '`docker-compose logs --tail 200 api`: the sentence before each start has the reason',
    then: 'Correct it. Nothing has to be started by hand. Where it was killed without a word: its memory was used up.',
    alert: {
      name: 'ApiRestarts',
      expr: 'sum(changes(process_start_time_seconds{job="api"}[15m])) >= 3',
      for: '0m',
      severity: 'critical',
      summary: 'APIs have started {{ $value }} times within 15 minutes.',
    },
  },
  {
    id: 'settings-wrong',
    seen: 'An API stops at its start with a list',
    look: 'The list says which settings are wrong',
    then: 'Correct them, `docker-compose up -d api`.',
    alert: {
      why: 'A process that does not start counts nothing. Where other APIs run on, nobody is without service.',
      standIn: 'NoApi',
    },
  },
  {
    id: 'signed-out',
    seen: 'Everybody is asked to sign in',
    look: 'Something before the APIs answers 503 by itself',
    then: 'Have it answer 502 or 429.',
    alert: {
      why: 'An API sees nothing of what a proxy before it answers. Signed-out pages close their streams.',
      standIn: 'EventStreamsCut',
    },
  },
  {
    id: 'sign-ins-refused',
    seen: 'Sign-ins are refused in bulk',
    look: 'The audit log, action “sign-in refused”: from which addresses, for which names',
    then: 'One address: close it at the proxy. All addresses the same: `TRUST_PROXY` is wrong. Many names: somebody guesses; names and addresses are [locked by themselves](operations.md#who-calls-too-much).',
    alert: {
      name: 'SignInsRefused',
      expr: 'sum(increase(password_checks_refused_total[5m])) > 50',
      for: '0m',
      severity: 'warning',
      summary: '{{ $value | humanize }} passwords were refused within 5 minutes.',
    },
  },
  {
    id: 'calls-refused',
    seen: 'Pages are slow: calls are answered with 429',
    look: 'The log of the APIs: one user, one address, or all',
    then: 'One: [somebody calls too much](operations.md#who-calls-too-much). All: [more APIs](operations.md#scale).',
    alert: {
      name: 'CallsRefused',
      expr: `sum(rate(${CALLS}{status="429",route!~"/auth/login|/login"}[5m])) > 1`,
      for: '5m',
      severity: 'warning',
      summary: '{{ $value | humanize }} calls a second are refused with 429.',
    },
  },
  {
    id: 'lists-slow',
    seen: 'A list is slow',
    look: 'The longest statements: `select pid, now() - query_start, query from pg_stat_activity order by 2 desc limit 5`',
    then: 'A statement of minutes that is no backup: `select pg_cancel_backend(<pid>)`. Else give the database more memory.',
    alert: {
      name: 'ListsSlow',
      expr: `histogram_quantile(0.95, sum by (le, route) (rate(http_request_duration_seconds_bucket{route=~".*/list",status="200"}[5m]))) > 0.25 and on (route) sum by (route) (rate(${CALLS}{route=~".*/list",status="200"}[5m])) > 0.1`,
      for: '5m',
      severity: 'warning',
      summary: 'One in twenty calls of {{ $labels.route }} takes more than {{ $value | humanizeDuration }}.',
    },
  },
  {
    id: 'calls-wait',
    seen: 'Everything is slow: calls wait for a connection to the database',
    look: 'As for [a slow list](#lists-slow); processor of the database: `docker stats`',
    then: 'The database is slow: cancel what holds it. It is idle: [more APIs](operations.md#scale).',
    alert: {
      name: 'CallsWait',
      expr: 'database_pool_connections{state="waiting"} > 0 unless on (instance) database_reachable == 0',
      for: '1m',
      severity: 'warning',
      summary: '{{ $value }} calls wait for a connection on {{ $labels.instance }}.',
    },
  },
  {
    id: 'api-busy',
    seen: 'Everything is slow, and the database is idle',
    look: '`docker stats`: the API’s processor is used up',
    then: '[More APIs](operations.md#scale).',
    alert: {
      name: 'ApiBusy',
      expr: 'nodejs_eventloop_lag_p99_seconds{job="api"} > 0.2',
      for: '5m',
      severity: 'warning',
      summary: 'The event loop of {{ $labels.instance }} is {{ $value | humanizeDuration }} late.',
    },
  },
  {
    id: 'api-memory',
    seen: 'An API comes near its 512 MB',
    look: 'The dashboard: does it grow steadily, or since an upgrade',
    then: '`docker-compose restart api` ends no session. After an upgrade: start the [image before](operations.md#roll-back).',
    alert: {
      name: 'ApiMemory',
      expr: 'process_resident_memory_bytes{job="api"} > 450e6',
      for: '10m',
      severity: 'warning',
      summary: '{{ $labels.instance }} holds {{ $value | humanize1024 }}B of its 512 MB.',
    },
  },
  {
    id: 'streams-cut',
    seen: 'Pages hear of changes late: no stream of events stays open',
    look: 'A proxy cuts or buffers `GET /events`, or [signs everybody out](#signed-out)',
    then: 'Have it hand the answer on as it comes ([deploy](operations.md#deploy)).',
    alert: {
      name: 'EventStreamsCut',
      expr: `sum(event_streams_open) == 0 and sum(rate(${CALLS}{route!~"/health/.*|/events|unknown"}[5m])) > 0.2`,
      for: '10m',
      severity: 'warning',
      summary: 'People work, and no browser holds a stream of events.',
    },
  },
  {
    id: 'listener-lost',
    seen: 'Pages hear of changes late: the connection that listens to the database breaks',
    look: 'A pooler between API and PostgreSQL that pools transactions, or a firewall that cuts idle connections',
    then: 'Have it pool sessions, and leave idle connections alone.',
    alert: {
      name: 'ListenerLost',
      expr: 'increase(event_listener_lost_total[15m]) > 3 unless on (instance) min_over_time(database_reachable[15m]) == 0',
      for: '0m',
      severity: 'warning',
      summary: '{{ $labels.instance }} has lost its listening connection {{ $value | humanize }} times.',
    },
  },
  {
    id: 'policy-refuses',
    seen: 'Parts of a page are missing, and its policy refused something',
    look: 'The Remotes screen tells what was refused within the last day; the log has each kind once an hour. `require-trusted-types-for`: text was set as HTML or as a script’s address; `integrity-policy`: a script had no hash; `trusted-types`: a library’s own policy, as releases from before the [three allowed](decisions/0043-trusted-types.md) bring',
    then: 'Since a release: [roll it back](operations.md#roll-back). A strange origin: somebody injects something, keep the log.',
    alert: {
      name: 'PolicyRefuses',
      expr: 'sum by (directive) (increase(browser_policy_violations_total[15m])) > 20',
      for: '0m',
      severity: 'warning',
      summary: 'The policy of the page has refused {{ $labels.directive }} {{ $value | humanize }} times.',
    },
  },
  {
    id: 'jobs-stand-still',
    seen: 'A prepared file, or a change of many rows, comes to no end',
    look: '`docker-compose logs api`: “an export could not be written”, “the scheduled job … failed”',
    then: '`docker-compose restart api`: another process takes over what it has left.',
    alert: {
      name: 'JobsStandStill',
      expr: 'max by (kind) (jobs_oldest_seconds) > 1800',
      for: '5m',
      severity: 'warning',
      summary: 'An open {{ $labels.kind }} has stood for {{ $value | humanizeDuration }}.',
    },
  },
  {
    id: 'month-missing',
    seen: 'The audit log or the log of key reads has no part for next month',
    look: '`docker-compose logs api | grep "months of the logs"`: what kept it from being made. Somebody holds the table for long: `select pid, now() - xact_start, query from pg_stat_activity where xact_start < now() - interval \'1 hour\'`',
    then: 'End what holds it, `select pg_terminate_backend(<pid>)`, then `docker-compose exec database psql -U backoffice -c "select keep_logs()"`. Nothing is lost meanwhile: lines without a month are kept, and move into it.',
    alert: {
      name: 'MonthMissing',
      expr: 'max(log_lines_without_month) == 1 or min(log_months_ahead) < 1',
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
      expr: 'max(archive_failing) == 1 or time() - max(archive_newest_timestamp_seconds) > 300',
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
      expr: 'max(recovery_drill_whole) == 0 or max(recovery_drill_age_seconds) > 172800',
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
