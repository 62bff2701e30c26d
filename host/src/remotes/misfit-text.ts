import type { Misfit } from '@backoffice/contract';
import { messages } from '../kernel/messages';

function sentence({ kind, name, wanted, has }: Misfit): string {
  const { text } = messages;
  if (kind === 'carried') return text('remotePage.misfit.carried', { name });
  // A route or permission stands there by its own name alone.
  const what = name === wanted ? { name, wanted: '' } : { name, wanted };
  if (has === null) return text('remotePage.misfit.missing', what);
  return text('remotePage.misfit.version', { ...what, has });
}

/** Why a release does not fit, for the user, with both versions. */
export function misfitText(misfits: readonly Misfit[]): string {
  return misfits.map((misfit) => sentence(misfit)).join(' ');
}
