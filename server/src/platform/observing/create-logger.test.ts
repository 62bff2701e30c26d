import pg from 'pg';
import { createLogger } from './create-logger';

function logOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

test('secrets are redacted by name at any depth', () => {
  const secrets = { authorization: 'S3CRET', token: 'S3CRET', password: 'S3CRET', privateKey: 'S3CRET' };
  const log = logOf((logger) => {
    logger.info(secrets, 'flat');
    logger.info({ body: secrets }, 'once');
    logger.info({ req: { headers: secrets } }, 'twice');
    logger.info({ a: { b: { c: secrets } } }, 'thrice');
  });
  expect(log).not.toContain('S3CRET');
  expect(log.match(/\[redacted\]/g)).toHaveLength(16);
});

test('a failed statement is logged without its parameters', () => {
  const cause = Object.assign(new pg.DatabaseError('duplicate key value', 0, 'error'), {
    code: '23505',
    constraint: 'app_user_username_key',
    detail: 'Key (username)=(S3CRET) already exists.',
    where: 'unnamed portal parameter $1 = S3CRET',
  });
  const log = logOf((logger) => logger.error({ err: new Error('A write failed.', { cause }) }, 'failed'));
  expect(log).not.toContain('S3CRET');
  expect(JSON.parse(log)).toMatchObject({
    err: {
      type: 'Error',
      cause: { type: 'DatabaseError', code: '23505', constraint: 'app_user_username_key' },
    },
  });
});

test('a thrown value that is not an error is not logged', () => {
  expect(logOf((logger) => logger.error({ err: 'S3CRET' }))).not.toContain('S3CRET');
});
