import { store, tokenAtom } from '@backoffice/session';
import { FIRST_ANSWERS_FRESH_MS } from '../kernel/patience';
import { keepFirstAnswers, takeFirstAnswer } from './session-data';

const keep = () => {
  store.set(tokenAtom, 'token');
  keepFirstAnswers({ token: 'token', answers: { '/user/sessions': 'own', '/routes': [] } });
};

describe('an answer that came with the token', () => {
  it('is taken once', () => {
    jest.useFakeTimers();
    const at = Date.now();
    keep();
    jest.setSystemTime(at + 1000);
    expect([takeFirstAnswer('/user/sessions'), takeFirstAnswer('/user/sessions')]).toEqual([
      { answer: 'own', at },
      undefined,
    ]);
    expect(takeFirstAnswer('/routes')?.answer).toEqual([]);
    jest.useRealTimers();
  });

  it('is not taken by another session', () => {
    keep();
    store.set(tokenAtom, 'another');
    expect(takeFirstAnswer('/user/sessions')).toBeUndefined();
  });

  it('is not taken once it may be out of date', () => {
    jest.useFakeTimers();
    keep();
    jest.setSystemTime(Date.now() + FIRST_ANSWERS_FRESH_MS + 1);
    expect(takeFirstAnswer('/user/sessions')).toBeUndefined();
    jest.useRealTimers();
  });
});
