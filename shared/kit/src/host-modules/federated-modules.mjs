/**
 * The modules that the host provides to remotes and that remotes never bundle. Sharing matches the text of an import, so each
 * subpath in use is listed by itself.
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
 * The package that remotes bundle but take from the host if it has the same version, and its modules that are lent; its other
 * modules may exist twice. Why it is not shared like the modules above: docs/decisions/0001-module-federation.md
 */
export const lentPackage = '@backoffice/list-screen';
export const lentModules = ['', '/form', '/panel'].map((path) => lentPackage + path);
