// Stands in for `docker-compose` where no container engine runs: checks a command against the composition, and runs what needs no
// container with the real programs: the commands of `setup`, and for `up` the schema and one start of the API.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const { PROGRAMS, OWNER_URL, API_URL, RELEASES, SERVICES, CHECK_ONLY } = process.env;
/** The names of the services in each file of the composition. */
const servicesOf = JSON.parse(SERVICES);
const flags = {
  up: ['-d', '--build', '--no-deps', '--no-recreate', '--force-recreate', '--scale='],
  run: ['--rm', '-T', '-e='],
  exec: ['-T'],
  ps: ['-a'],
  logs: ['-f'],
  build: [],
  push: [],
  stop: [],
  down: [],
};

function fail(problem) {
  process.stderr.write(`docker-compose ${process.argv.slice(2).join(' ')}: ${problem}\n`);
  process.exit(64);
}

/** Takes the options from the start of the words. */
function takeOptions(words, known) {
  const given = {};
  while (words[0]?.startsWith('-')) {
    const option = words.shift();
    if (known.includes(option)) given[option] = true;
    else if (known.includes(`${option}=`)) given[option] = words.shift();
    else fail(`unknown option ${option}`);
  }
  return given;
}

const words = process.argv.slice(2);
const { '-f': file = 'docker-compose.yml' } = takeOptions(words, ['-f=', '--profile=']);
const files = [
  ...new Set(['docker-compose.yml', file, ...(readSettings().COMPOSE_FILE ?? '').split(':')]),
].filter(Boolean);
const services = new Set(files.flatMap((path) => servicesOf[path] ?? fail(`no file ${path}`)));

/** Returns the settings of `.env`. */
function readSettings() {
  const lines = existsSync('.env') ? readFileSync('.env', 'utf8').split('\n') : [];
  return Object.fromEntries(
    lines.flatMap((line) => (/^\w+=/.test(line) ? [line.split(/=(.*)/s).slice(0, 2)] : [])),
  );
}

const command = words.shift();
if (!flags[command]) fail(`unknown command ${command}`);
const options = takeOptions(words, flags[command]);
const scaled = options['--scale']?.split('=')[0];
const named = command === 'run' || command === 'exec' ? words.slice(0, 1) : words;
for (const name of [...named, ...(scaled ? [scaled] : [])])
  if (!services.has(name)) fail(`no service ${name}`);

const secrets = (name) => `secrets/${name}`;
const env = {
  PATH: process.env.PATH,
  DATABASE_OWNER_URL: OWNER_URL,
  ROOT_KEY_FILE: secrets('root-key'),
  KEY_ENCRYPTION_KEY_FILE: secrets('key-encryption-key'),
};

function runCli(args) {
  const { status } = spawnSync(
    process.execPath,
    [`${PROGRAMS}/cli.js`, ...args.map((arg) => (arg === '/releases' ? RELEASES : arg))],
    {
      env: { ...env, DATABASE_URL: API_URL },
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Starts the API until it is ready, as its container does. */
function startOnce() {
  const child = spawn(process.execPath, [`${PROGRAMS}/main.js`], {
    env: {
      ...env,
      DATABASE_OWNER_URL: undefined,
      DATABASE_URL: API_URL,
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD_FILE: secrets('admin-password'),
      API_PORT: '0',
      METRICS_PORT: '0',
      ...readSettings(),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.on('data', (part) => {
    log += part;
    if (log.includes('"ready":true')) child.kill('SIGTERM');
  });
  child.on('exit', (code) => {
    if (code !== 0) fail(`the API ended with ${code}: ${log}`);
  });
}

if (CHECK_ONLY) process.exit(0);
const SET_UP = ['set-up', '--deploy-keys', 'secrets'];
if (command === 'run' && words[0] === 'setup') runCli(words.length > 1 ? words.slice(1) : SET_UP);
const withApi = command === 'up' && (words.length === 0 || words.includes('api'));
// Once for each database, and where it is to start with other secrets.
if (withApi && (!existsSync('started') || options['--force-recreate'])) {
  for (const secret of ['root-key', 'database-owner-url', 'admin-password'])
    if (!existsSync(secrets(secret))) fail(`no secret ${secret}`);
  if (words.length === 0) runCli(SET_UP);
  startOnce();
  writeFileSync('started', '');
}
if (command === 'down') rmSync('started', { force: true });
