import { apiPaths, isPassiveCall, type SessionLife } from '@backoffice/contract';
import { atom } from 'jotai';
import { api, ApiError } from '@backoffice/api-client';
import { store, tokenAtom } from '@backoffice/session';
import { on } from '../kernel/events';
import { leavingSignal } from '../kernel/leaving';
import { notifyOtherTabs } from './other-tabs';
import { takeFirstAnswer } from './session-data';
import { isSessionEndedAtom } from './session-end';

type KnownLife = ReturnType<typeof knownLife>;

/** The end of the session; null until the server has answered. */
export const sessionLifeAtom = atom<KnownLife | null>(null);

export interface Warning {
  /** `idle` can be postponed, `absolute` cannot. */
  kind: 'idle' | 'absolute';
  endsAt: number;
}

export const sessionWarningAtom = atom<Warning | null>(null);

/** The end of the session, by this machine's clock in ms. */
export function knownLife(life: SessionLife, now: number) {
  return {
    idleEnds: now + life.idleSeconds * 1000,
    ends: now + life.absoluteSeconds * 1000,
    idleLimitMs: life.idleLimitSeconds * 1000,
    provider: life.provider,
  };
}

const LONGEST_LEAD_MS = 120_000;

/** The time in ms between the warning and the end of the session. */
function warningLead({ idleLimitMs }: KnownLife): number {
  return Math.min(LONGEST_LEAD_MS, idleLimitMs / 3);
}

/** The warning that is due at `now`, for whichever end comes first; null if none is due. */
export function warningAt(life: KnownLife, now: number): Warning | null {
  const lead = warningLead(life);
  if (now >= life.ends - lead) return { kind: 'absolute', endsAt: life.ends };
  if (now >= life.idleEnds - lead) return { kind: 'idle', endsAt: life.idleEnds };
  return null;
}

// Timers use 31 bits of ms.
const LONGEST_TIMER_MS = 2_000_000_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let absoluteSeen: string | null = null;

function learn(life: SessionLife, at = Date.now()): void {
  store.set(sessionLifeAtom, knownLife(life, at));
  look();
}

/** Updates the warning, and sets a timer for the next time that it may change. */
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

/** Queries the end of the session before a warning is shown: another tab may have extended or ended it. */
export async function askSessionLife(): Promise<void> {
  try {
    learn(await api.get<SessionLife>(apiPaths.userSession, { quiet: true }));
  } catch (error) {
    if (leavingSignal().aborted) return;
    if (!(error instanceof ApiError)) throw error;
    // The dialog of ended sessions is already open.
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
 * Extends the session.
 *
 * @throws {ApiError} if the server cannot be reached
 */
export async function stayHere(): Promise<void> {
  learn(await api.post<SessionLife>(apiPaths.userSession, undefined, { quiet: true }));
  notifyOtherTabs({ type: 'kept-alive' });
}

/** Marks the absolute end as seen: its warning is shown once per session. */
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

/** Extends the session on user input, because typing for long without a call is not idle either. */
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
 * Watches the session's end while the user is signed in.
 *
 * @returns a function that stops it
 */
export function startSessionClock(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stopListening = on('callAnswered', extendIdle);
  // Timers do not run while the machine sleeps or the tab is frozen.
  document.addEventListener('visibilitychange', wake, { signal });
  window.addEventListener('focus', wake, { signal });
  for (const input of ['pointerdown', 'keydown'] as const)
    document.addEventListener(input, noticed, { signal, capture: true, passive: true });
  const renew = () => {
    store.set(sessionLifeAtom, null);
    const first = takeFirstAnswer(apiPaths.userSession);
    if (first) learn(first.answer as SessionLife, first.at);
    else if (store.get(tokenAtom)) void askSessionLife();
  };
  // Signing in again on the page starts another session, with an end of its own.
  const forgetToken = store.sub(tokenAtom, renew);
  // An ended session cannot be extended; its dialog replaces the warning.
  const forgetEnd = store.sub(isSessionEndedAtom, () => {
    if (store.get(isSessionEndedAtom)) store.set(sessionWarningAtom, null);
  });
  renew();
  return () => {
    leaving.abort();
    forgetToken();
    forgetEnd();
    clearTimeout(timer);
    stopListening();
    store.set(sessionLifeAtom, null);
    store.set(sessionWarningAtom, null);
  };
}
