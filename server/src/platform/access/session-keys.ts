import { remotePaths, type FailureReason, failureReason } from '@backoffice/contract';
import { isBoundToken, KEY_PROOF_HEADER, PAGE_CALL_HEADER } from '@backoffice/contract/session-keys';
import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../http/caller';
import { HttpError } from '../http/http-error';
import { KeyProofs } from './key-proofs';
import { rememberUnknown } from './remember-unknown';

type FindUser = (token: string) => Promise<SignedInUser | null>;

const THUMBPRINT_LENGTH = 43;
const PAGE_CALL = /^(?<method>[A-Z]{3,7}) (?<path>\/team\/(?<team>[a-z0-9-]{1,40})\/\S*)$/;

/** Names the server's time, so that a page whose clock is wrong can send a proof that is accepted. */
const reasonOf = (code: 'session-key-needed' | 'session-key-refused'): FailureReason =>
  failureReason(code, { now: Math.round(Date.now() / 1_000) });

/** Creates the refusal of a sign-in without a proof: not 401, which would end the session of the page. */
export const sessionKeyNeeded = (): HttpError => new HttpError(400, reasonOf('session-key-needed'));

/** Returns the call as the page has made it: a gateway that asks who calls sends the proof of the call to a team's backend. */
function callOf({ method, url, headers, params, routeOptions }: FastifyRequest) {
  if (routeOptions.url === remotePaths.backendIdentity) {
    const pageCall = PAGE_CALL.exec(String(headers[PAGE_CALL_HEADER]))?.groups;
    if (pageCall && pageCall.team === (params as { team?: string }).team)
      return { method: pageCall.method!, path: pageCall.path! };
  }
  return { method, path: url.split('?', 1)[0]! };
}

/**
 * Creates the search for the user of a call, whose session may be bound to a key of its browser. Without a right proof the
 * answer is the same for every token, and the database is not queried.
 *
 * @param isBinding the setting: sessions without a key open nothing. A session with a key needs it in any case
 */
export function createSessionKeys(findUser: FindUser, isBinding: boolean) {
  const proofs = new KeyProofs();
  const findUnbound = rememberUnknown(findUser);
  // A token with the key of another session is as unknown as one that does not exist.
  const findBound = rememberUnknown(async (pair) => {
    const user = await findUser(pair.slice(THUMBPRINT_LENGTH));
    return user?.keyThumbprint === pair.slice(0, THUMBPRINT_LENGTH) ? user : null;
  });

  return {
    async findUser(token: string, request: FastifyRequest): Promise<SignedInUser | null> {
      if (!isBinding && !isBoundToken(token)) return findUnbound(token);
      const proof = await proofs.check(request.headers[KEY_PROOF_HEADER], { ...callOf(request), token });
      const user = proof && (await findBound(proof.thumbprint + token));
      if (!proof || (user && !proofs.use(proof))) throw new HttpError(401, reasonOf('session-key-refused'));
      return user;
    },

    /** Returns the thumbprint of the key that a sign-in binds its session to; null where sessions have none. */
    async findKey(request: FastifyRequest): Promise<string | null> {
      if (!isBinding) return null;
      const call = { ...callOf(request), token: null };
      const proof = await proofs.check(request.headers[KEY_PROOF_HEADER], call);
      if (!proof) throw sessionKeyNeeded();
      return proof.thumbprint;
    },
  };
}
