import { failureReason, type FailureReason, NEW_PASSWORD_MIN } from '@backoffice/contract';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { HttpError } from '../../../platform/http/http-error';

/** The lowest permitted score of zxcvbn, on its scale from 0 to 4: more than 100 million guesses. */
const LEAST_SCORE = 3;
/** A limit of length, because the processor time of an estimate grows with it. */
const MAX_ESTIMATED = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first new password, because the word lists take half a megabyte. */
async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_ESTIMATED });
}

/** Words of the product, which attackers would try first. */
const productNames = ['backoffice', 'adminbackoffice', 'backofficeadmin', 'merchantbackoffice', 'payments'];
const productWords = [...productNames, 'admin', 'merchant', 'merchants', 'channel', 'payment'];

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** Returns the reason why a new password is easy to guess; null when it is not. */
export async function weaknessOf(password: string, username: string): Promise<FailureReason | null> {
  if (password.length < NEW_PASSWORD_MIN) return failureReason('field-short', { min: NEW_PASSWORD_MIN });
  if (password.trim() === '') return failureReason('password-blank');
  const letters = lettersOf(password);
  // Also when surrounded by digits and punctuation.
  if (password.toLowerCase() === username.toLowerCase() || (letters && letters === lettersOf(username)))
    return failureReason('password-username');
  if (productNames.includes(letters)) return failureReason('password-common');
  estimator ??= createEstimator();
  const names = [username, ...username.split(/[^\p{L}]+/u)].filter(Boolean);
  const { score } = (await estimator).check(password, [...productWords, ...names]);
  return score < LEAST_SCORE ? failureReason('password-common') : null;
}

/**
 * @param path the field of the password
 * @throws HttpError 400 that names the field
 */
export async function refuseWeakPassword(path: string, password: string, username: string): Promise<void> {
  const weakness = await weaknessOf(password, username);
  if (weakness) throw new HttpError(400, weakness, { errors: [{ path, ...weakness }] });
}
