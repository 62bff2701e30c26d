/**
 * The single list of what the host gives to remotes and remotes never carry themselves. Names are request texts:
 * sharing matches the text of an import, so each subpath that is used stands here by itself.
 *
 * @type {{ request: string, package?: string }[]}
 */
export const federatedModules = [
  { request: 'react' },
  { request: 'react/jsx-runtime', package: 'react' },
  { request: 'react-dom' },
  { request: 'react-router-dom' },
  { request: 'jotai' },
  { request: 'i18next' },
  { request: 'react-i18next' },
  { request: '@tanstack/react-query' },
  { request: '@griffel/react' },
  { request: '@backoffice/api-client' },
  { request: '@backoffice/session' },
  { request: '@backoffice/data' },
  { request: '@backoffice/i18n' },
  { request: '@backoffice/ui' },
  { request: '@backoffice/ui/list', package: '@backoffice/ui' },
  { request: '@backoffice/ui/form', package: '@backoffice/ui' },
];

/**
 * The package that remotes carry but take from the host while that has just the same, and what of it: the rest holds nothing that it would
 * matter to have twice. Why it is not given like the modules above: docs/decisions/0001-module-federation.md
 */
export const lentPackage = '@backoffice/list-screen';
export const lentModules = ['', '/conflict', '/form', '/history', '/panel'].map((path) => lentPackage + path);
