import { atom } from 'jotai';

/** A new secret with the name of its webhook, until the user has closed its dialog; in no cache. */
export const issuedSecretAtom = atom<{ name: string; secret: string } | null>(null);
