import { apiPaths, isPassiveCall, type SessionLife } from '@backoffice/contract';
import { atom } from 'jotai';
import { api, ApiError } from '@backoffice/api-client';
import { store, tokenAtom } from '@backoffice/session';
import { on } from '../kernel/events';
import { leavingSignal } from '../kernel/leaving';
import { tellOtherTabs } from './other-tabs';

type KnownLife = ReturnType<typeof knownLife>;

/** Null until the server has answered. */
export const sessionLifeAtom = atom<KnownLife | null>(null);

export interface Warning {
  /** `idle` can be put off, `absolute` cannot. */
  kind: 'idle' | 'absolute';
  endsAt: number;
}

export const sessionWarningAtom = atom<Warning | null>(null);

/** When the session ends, by this machine's clock in ms. */
export function knownLife(life: SessionLife, now: number) {
  return {
    idleEnds: now + life.idleSeconds * 1000,
    ends: now + life.absoluteSeconds * 1000,
    idleLimitMs: life.idleLimitSeconds * 1000,
    provider: life.provider,
  };
}

const LONGEST_LEAD_MS = 120_000;

/** Time in ms between the warning and the session's end. */
function warningLead({ idleLimitMs }: KnownLife): number {
  return Math.min(LONGEST_LEAD_MS, idleLimitMs / 3);
}

/** The warning that is due at `now`, of the end that comes first; null if none is. */
export function warningAt(life: KnownLife, now: number): Warning | null {
  const lead = warningLead(life);
  if (now >= life.ends - lead) return { kind: 'absolute', endsAt: life.ends };
  if (now >= life.idleEnds - lead) return { kind: 'idle', endsAt: life.idleEnds };
  return null;
}

// Timers count 31 bits of ms.
const LONGEST_TIMER_MS = 2_000_000_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let absoluteSeen: string | null = null;

function learn(life: SessionLife): void {
  store.set(sessionLifeAtom, knownLife(life, Date.now()));
  look();
}

/** Shows what is to be warned of, and sleeps until the next time that something may be. */
function look(): void {
  clearTimeout(timer);
  const life = store.get(sessionLifeAtom);
  const token = store.get(tokenAtom);
  if (!life || !token) return;
  const now = Date.now();
  const found = warningAt(life, now);
  const isSeen = found?.kind === 'absolute' && absoluteSeen === token;
  const warning = isSeen ? null : found;
  const shown = store.get(sessionWarningAtom);
  if (warning?.kind !== shown?.kind || warning?.endsAt !== shown?.endsAt)
    store.set(sessionWarningAtom, warning);
  const lead = warningLead(life);
  const next = [life.idleEnds - lead, life.ends - lead, life.idleEnds, life.ends].filter((at) => at > now);
  if (next.length > 0) timer = setTimeout(wake, Math.min(Math.min(...next) - now, LONGEST_TIMER_MS));
}

/** The server is asked before a warning is shown: another tab may have kept the session alive, or ended it. */
export async function askSessionLife(): Promise<void> {
  try {
    learn(await api.get<SessionLife>(apiPaths.userSession, { quiet: true }));
  } catch (error) {
    if (leavingSignal().aborted) return;
    if (!(error instanceof ApiError)) throw error;
    // An ended session has opened its own dialog.
    if (error.kind === 'signed-out') store.set(sessionWarningAtom, null);
    else look();
  }
}

function wake(): void {
  const life = store.get(sessionLifeAtom);
  if (!life) return;
  if (warningAt(life, Date.now())) void askSessionLife();
  else look();
}

/**
 * Keeps the session alive.
 *
 * @throws {ApiError} when the server cannot be reached
 */
export async function stayHere(): Promise<void> {
  learn(await api.post<SessionLife>(apiPaths.userSession, undefined, { quiet: true }));
  tellOtherTabs({ type: 'kept-alive' });
}

/** The end that nothing puts off is said once a session. */
export function acknowledgeEnd(): void {
  absoluteSeen = store.get(tokenAtom);
  look();
}

function extendIdle({ method, path }: { method: string; path: string }): void {
  const life = store.get(sessionLifeAtom);
  if (!life || isPassiveCall(method, path)) return;
  const idleEnds = Math.max(life.idleEnds, Date.now() + life.idleLimitMs);
  store.set(sessionLifeAtom, { ...life, idleEnds });
  look();
}

/** Somebody who types for long without a call is not idle either. */
function noticed(): void {
  const life = store.get(sessionLifeAtom);
  if (!life || store.get(sessionWarningAtom)) return;
  const isDue = life.idleEnds - Date.now() < life.idleLimitMs * 0.8;
  if (!isDue || isTelling) return;
  isTelling = true;
  stayHere()
    .catch((error: unknown) => console.warn('The session could not be kept alive', error))
    .finally(() => (isTelling = false));
}
let isTelling = false;

/**
 * Follows the session's end while the user is signed in.
 *
 * @returns stops it
 */
export function startSessionClock(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stopListening = on('callAnswered', extendIdle);
  // Timers stand still while the machine sleeps or the tab is frozen.
  document.addEventListener('visibilitychange', wake, { signal });
  window.addEventListener('focus', wake, { signal });
  for (const input of ['pointerdown', 'keydown'] as const)
    document.addEventListener(input, noticed, { signal, capture: true, passive: true });
  const renew = () => {
    store.set(sessionLifeAtom, null);
    if (store.get(tokenAtom)) void askSessionLife();
  };
  // Signing in again in place is another session, with an end of its own.
  const forgetToken = store.sub(tokenAtom, renew);
  renew();
  return () => {
    leaving.abort();
    forgetToken();
    clearTimeout(timer);
    stopListening();
    store.set(sessionLifeAtom, null);
    store.set(sessionWarningAtom, null);
  };
}
