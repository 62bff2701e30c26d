import type { SessionLife } from '@backoffice/contract';
import { atom } from 'jotai';

/** When the session ends, by this machine's clock in ms. */
export interface KnownLife {
  idleEnds: number;
  ends: number;
  idleLimitMs: number;
  provider: string | null;
}

/** Null until the server has told. */
export const sessionLifeAtom = atom<KnownLife | null>(null);

export interface Warning {
  /** `idle` can be put off, `absolute` cannot. */
  kind: 'idle' | 'absolute';
  endsAt: number;
}

export const sessionWarningAtom = atom<Warning | null>(null);

export function knownLife(life: SessionLife, now: number): KnownLife {
  return {
    idleEnds: now + life.idleSeconds * 1000,
    ends: now + life.absoluteSeconds * 1000,
    idleLimitMs: life.idleLimitSeconds * 1000,
    provider: life.provider,
  };
}

const LONGEST_LEAD_MS = 120_000;

/** How long before its end the user is warned. */
export function warningLead({ idleLimitMs }: KnownLife): number {
  return Math.min(LONGEST_LEAD_MS, idleLimitMs / 3);
}

/** What to warn of at `now`, if anything: of what comes first. */
export function warningAt(life: KnownLife, now: number): Warning | null {
  const lead = warningLead(life);
  if (now >= life.ends - lead) return { kind: 'absolute', endsAt: life.ends };
  if (now >= life.idleEnds - lead) return { kind: 'idle', endsAt: life.idleEnds };
  return null;
}
