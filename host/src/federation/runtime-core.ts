import * as core from '@module-federation/runtime-core';

// Remotes are built without the run time's core and find the host's under this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ...core } });
