import { resetFactorsOf } from '../../../app/commands/reset-factors';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { addUser, atStep, callPage, codeAt, enrolCode, firstStep, secondStep } from './factor-user.fixture';

let api: TestApi;
let id: number;
let token: string;
let secret: string;
/** The tokens of two administrators. */
let asker: string;
let other: string;
beforeEach(async () => {
  api = await startTestApi();
  id = await addUser(api, 'grace');
  ({ token } = await firstStep(api, 'grace'));
  ({ secret } = await enrolCode(api, token));
  await addUser(api, 'asker', 'admin');
  await addUser(api, 'other', 'admin');
  ({ token: asker } = await firstStep(api, 'asker'));
  ({ token: other } = await firstStep(api, 'other'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

const request = (by: string, of = id) => callPage(api, '/user/reset-factors', { id: of }, by);
const confirm = (by: string, of = id) => callPage(api, '/user/confirm-factor-reset', { id: of }, by);
const stateOf = async (by: string) => {
  const answer = await callPage<{ items: { username: string; secondFactor: string }[] }>(
    api,
    '/user/list',
    { username: 'grace' },
    by,
  );
  return answer.data.items[0]!.secondFactor;
};
const changesOf = async () => {
  const { rows } = await api.services.pool.query<{ change: string; by: string | null }>(
    `select "values" ->> 'change' as change, "values" ->> 'by' as by from notification
     where user_id = $1 and kind = 'factors-changed' order by id`,
    [id],
  );
  return rows.map(({ change, by }) => `${change} ${by ?? ''}`.trim());
};

test('one administrator requests, another confirms; then the password alone signs in', async () => {
  expect(await stateOf(asker)).toBe('enrolled');
  expect((await request(asker)).code).toBe(200);
  expect(await stateOf(asker)).toBe('reset-requested');
  expect((await callPage(api, '/auth/login', { username: 'grace', password: 'x'.repeat(8) })).code).toBe(400);
  expect((await confirm(other)).code).toBe(200);
  expect(await stateOf(asker)).toBe('none');
  expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(401);
  expect(await firstStep(api, 'grace')).toEqual({ token: expect.any(String) });
  expect(await changesOf()).toEqual(['added', 'reset-requested asker', 'reset other']);
});

test('the one who requested cannot confirm', async () => {
  await request(asker);
  expect(await confirm(asker)).toMatchObject({ code: 409, reason: 'factor-reset-own-request' });
  expect(await stateOf(asker)).toBe('reset-requested');
});

test('an administrator whom the other has just created cannot confirm', async () => {
  const body = { username: 'puppet', password: 'a-barometer-of-our-own-23', roleName: 'admin' };
  await callPage(api, '/user/create', body, asker);
  const { token: puppet } = await firstStep(api, 'puppet');
  await request(asker);
  expect(await confirm(puppet)).toMatchObject({ code: 409, reason: 'factor-reset-dependent' });
  expect((await confirm(other)).code).toBe(200);
});

test('nothing is confirmed without a request, or a day after it', async () => {
  expect(await confirm(other)).toMatchObject({ code: 409, reason: 'factor-reset-unknown' });
  await request(asker);
  await api.services.pool.query(`update factor_reset set requested_at = requested_at - interval '24 hours'`);
  expect(await confirm(other)).toMatchObject({ code: 409, reason: 'factor-reset-unknown' });
});

test('a request is confirmed once when two confirm at the same time', async () => {
  await addUser(api, 'third', 'admin');
  const { token: third } = await firstStep(api, 'third');
  await request(asker);
  const answers = await Promise.all([confirm(other), confirm(third)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
});

test('nobody resets their own factors, those of a user with more permissions, or none', async () => {
  const own = await addUser(api, 'manager', 'admin');
  const { token: manager } = await firstStep(api, 'manager');
  await enrolCode(api, manager);
  expect(await request(manager, own)).toMatchObject({ code: 400, reason: 'factor-own-reset' });
  await api.services.pool.query(
    `insert into role (key, name) values ('clerks', 'clerks');
     insert into role_grant (role_key, path, action) select 'clerks', '/user/list', unnest(array['view', 'edit'])`,
  );
  await addUser(api, 'clerk', 'clerks');
  const { token: clerk } = await firstStep(api, 'clerk');
  expect(await request(clerk, own)).toMatchObject({ code: 400, reason: 'user-beyond-own' });
  await request(asker, own);
  expect(await confirm(clerk, own)).toMatchObject({ code: 400, reason: 'user-beyond-own' });
  const heidi = await addUser(api, 'heidi');
  expect(await request(asker, heidi)).toMatchObject({ code: 409, reason: 'factor-none' });
});

describe('the operator’s command', () => {
  const run = () => resetFactorsOf(['grace'], { DATABASE_URL: api.services.settings.ownerUrl });
  const linkOf = (output: string) => /#factor-link=([\w-]{43})/.exec(output)![1]!;

  test('prints a link, without which the password no longer signs in', async () => {
    const link = linkOf(await run());
    expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(401);
    const demand = await firstStep(api, 'grace');
    expect(demand).toEqual({ challenge: expect.any(String), methods: ['link'] });
    atStep(2);
    const { challenge } = demand;
    for (const body of [{ code: codeAt(secret, 2) }, { link: 'x'.repeat(43) }, { recoveryCode: 'x' }])
      expect((await secondStep(api, { challenge, ...body })).reason).toBe('factor-wrong');
    expect((await secondStep(api, { challenge, link })).code).toBe(200);
  });

  test('prints a link that is used once', async () => {
    const link = linkOf(await run());
    const demands = await Promise.all([firstStep(api, 'grace'), firstStep(api, 'grace')]);
    const answers = await Promise.all(demands.map(({ challenge }) => secondStep(api, { challenge, link })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  });

  test('prints a link that expires after a day, and a new one replaces it', async () => {
    const former = linkOf(await run());
    await api.services.pool.query(`update app_user set factor_link_until = now() where id = $1`, [id]);
    const { challenge } = await firstStep(api, 'grace');
    expect((await secondStep(api, { challenge, link: former })).reason).toBe('factor-wrong');
    const link = linkOf(await run());
    const again = await firstStep(api, 'grace');
    expect((await secondStep(api, { challenge: again.challenge, link: former })).reason).toBe('factor-wrong');
    expect((await secondStep(api, { challenge: again.challenge, link })).code).toBe(200);
  });

  test('is in the audit log, and the user is notified', async () => {
    const link = linkOf(await run());
    expect(await changesOf()).toEqual(['added', 'reset']);
    const { rows } = await api.services.pool.query<{ entry: string }>(
      `select e::text as entry from audit_entry e where action = 'factor-reset' and subject_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.entry).not.toContain(link);
  });
});
