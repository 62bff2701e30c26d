import { ApiError } from './api-error';
import { decodeEnvelope } from './decode-envelope';

function read(body: unknown, httpStatus = 200): unknown {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return decodeEnvelope({ httpStatus, text, requestId: 'sent' });
}

function failureOf(body: unknown, httpStatus = 200): ApiError {
  try {
    read(body, httpStatus);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('The answer was read as a success.');
}

describe('decodeEnvelope', () => {
  it.each([
    [{ status: 200, data: 1 }],
    [{ code: 200, data: 1 }],
    [{ code: 20000, data: 1 }],
    [{ status: 200, code: 50000, data: 1 }],
  ])('reads %j as a success', (body) => {
    expect(read(body)).toBe(1);
  });

  it.each([
    [{ status: 500, code: 200 }, 200, 'refused', 500],
    [{ status: 20000 }, 200, 'refused', 20000],
    [{ code: 60204 }, 400, 'refused', 60204],
    [{ status: 409 }, 409, 'refused', 409],
    [{ status: 200, data: 1 }, 500, 'refused', 500],
    [{ status: 401 }, 200, 'signed-out', 401],
    [{ code: 403 }, 200, 'signed-out', 403],
    [{ status: 503 }, 200, 'signed-out', 503],
    [{ status: 200 }, 401, 'signed-out', 200],
    ['<html>', 503, 'signed-out', 503],
    ['<html>', 502, 'malformed', 502],
    ['<html>', 200, 'malformed', 200],
    ['{"status":200,"data":', 200, 'malformed', 200],
    ['', 200, 'malformed', 200],
    ['null', 200, 'malformed', 200],
    [[1], 200, 'malformed', 200],
    [{ data: 1 }, 200, 'malformed', 200],
    [{ status: 'ok', data: 1 }, 200, 'malformed', 200],
  ])('reads %j with HTTP %d as %s', (body, httpStatus, kind, status) => {
    expect(failureOf(body, httpStatus)).toMatchObject({ kind, status });
  });

  it('keeps the message, the fields and the request id', () => {
    const errors = [{ path: 'merchantName', message: 'Too long' }, 'noise', null];
    const failure = failureOf({ status: 400, message: 'Invalid', errors, requestId: 'r1' }, 400);
    expect(failure).toMatchObject({ message: 'Invalid', fields: [errors[0]], requestId: 'r1' });
  });

  it('says Error when the server says nothing, and keeps the id that was sent', () => {
    expect(failureOf({ status: 500 }, 500)).toMatchObject({
      message: 'Error',
      requestId: 'sent',
      fields: [],
    });
    expect(failureOf({ status: 500, message: '' }, 500).message).toBe('Error');
  });
});
