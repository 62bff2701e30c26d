import { inRange } from '@backoffice/contract';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { HostModule } from './host-modules';

/**
 * A plug-in that answers each request for a federated module with the host's own, or refuses it if the requested range does not
 * match. Without it a remote with a newer copy would silently replace the host's for all later remotes.
 *
 * @param hostModules the modules that the host provides, by request
 * @param lentModules modules that a remote has a copy of, and gets from the host if that has the same version
 */
export function pinHostModules(hostModules: Modules, lentModules: Modules): ModuleFederationRuntimePlugin {
  const pinned = sharedByRequest(hostModules);
  const lent = sharedByRequest(lentModules);
  return {
    name: 'pin-host-modules',
    resolveShare(request) {
      const { from, shareConfig } = request.shareInfo;
      const range = shareConfig.requiredVersion;
      const same = lent.get(request.pkgName);
      if (same && same.version === range) request.resolver = () => ({ shared: same, useTreesShaking: false });
      const shared = pinned.get(request.pkgName);
      if (!shared) return request;
      request.resolver = () => {
        if (typeof range === 'string' && !inRange(shared.version, range)) {
          throw new Error(`${from} needs ${request.pkgName} ${range}; this host has ${shared.version}.`);
        }
        return { shared, useTreesShaking: false };
      };
      return request;
    },
  };
}

type Modules = Readonly<Record<string, HostModule>>;
type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;
type Shared = NonNullable<ReturnType<Parameters<ResolveShare>[0]['resolver']>>['shared'];

const sharedByRequest = (modules: Modules) =>
  new Map(Object.entries(modules).map(([request, own]) => [request, asShared(own)]));

/** A copy outside the run time's registry, where a remote could overwrite it. */
function asShared(own: HostModule): Shared {
  return {
    ...own,
    deps: [],
    useIn: [],
    from: 'host',
    loading: null,
    loaded: own.lib !== undefined,
    scope: ['default'],
    // Read nowhere on this way, but the type wants it.
    strategy: 'loaded-first', // oxlint-disable-line typescript/no-deprecated -- required by the type
    shareConfig: { singleton: true, requiredVersion: false },
  };
}
