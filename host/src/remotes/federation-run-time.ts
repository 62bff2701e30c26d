import * as core from '@module-federation/runtime-core';
import { createInstance, registerGlobalPlugins } from '@module-federation/runtime';
import type { Container, ModuleLoader } from './federation';
import { hostModules } from './host-modules';
import { pinHostModules } from './pin-host-modules';

// Remotes are built without the run time's core and find the host's under a global of this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ...core } });
// Global plug-ins apply to the instances that remotes make of themselves, too.
registerGlobalPlugins([pinHostModules(hostModules)]);
const host = createInstance({
  name: 'host',
  remotes: [],
  shared: { ...hostModules },
  shareStrategy: 'loaded-first',
});

/** As `takeUpContainer` of federation.ts, for one whose entry was built with the federation's own run time. */
export function takeUpContainer(container: Container, name: string, url: string): ModuleLoader {
  const remote = host.initRawContainer(name, url, {
    init: container.init,
    get: (module: string) => container.get(module) as never,
  });
  return (module) => remote.get(`${name}/${module}`, `./${module}`);
}
