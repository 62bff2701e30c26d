import { satisfy, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { HostModule } from './host-modules';

/**
 * Answers each request for a federated module with the host's own, or refuses it by the asker's range. Without this a
 * remote that brings a newer copy would silently replace the host's for every remote after it.
 *
 * @param hostModules what the host gives, by request text
 */
export function pinHostModules(hostModules: Readonly<Record<string, HostModule>>): ModuleFederationRuntimePlugin {
  return {
    name: 'pin-host-modules',
    resolveShare(request) {
      const own = hostModules[request.pkgName];
      if (!own) return request;
      const { from, shareConfig } = request.shareInfo;
      const range = shareConfig?.requiredVersion;
      request.resolver = () => {
        if (typeof range === 'string' && !satisfy(own.version, range)) {
          throw new Error(`${from} needs ${request.pkgName} ${range}; this host has ${own.version}.`);
        }
        return { shared: own, useTreesShaking: false };
      };
      return request;
    },
  };
}
