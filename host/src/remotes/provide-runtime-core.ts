import * as core from '@module-federation/runtime-core';

/** Remotes are built without the run time's core and find the host's under a global of this name. */
export function provideRuntimeCore(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ...core } });
}
