import { DrizzleQueryError } from 'drizzle-orm';
import { createLogger } from './create-logger';

function logOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

test('secrets are taken out by name, however deep', () => {
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
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'app_user_username_key',
  });
  const log = logOf((logger) =>
    logger.error({ err: new DrizzleQueryError('insert …', ['S3CRET'], cause) }, 'failed'),
  );
  expect(log).not.toContain('S3CRET');
  expect(JSON.parse(log)).toMatchObject({
    err: { type: 'DrizzleQueryError', cause: { code: '23505', constraint: 'app_user_username_key' } },
  });
});

test('what is thrown without being an error is not logged', () => {
  expect(logOf((logger) => logger.error({ err: 'S3CRET' }))).not.toContain('S3CRET');
});
