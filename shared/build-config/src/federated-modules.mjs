/**
 * The single list of what the host gives to remotes and remotes never carry themselves. `inHost` modules are part of
 * the host's own bundle; the others are fetched by the host when a remote first asks. Names are request texts:
 * sharing matches the text of an import, so each subpath that is used stands here by itself.
 */
export const federatedModules = [
  { request: 'react', inHost: true },
  { request: 'react/jsx-runtime', inHost: true, package: 'react' },
  { request: 'react-dom', inHost: true },
  { request: 'jotai', inHost: true },
  { request: 'i18next', inHost: true },
  { request: 'react-i18next', inHost: true },
  { request: '@tanstack/react-query', inHost: true },
  { request: 'react-router-dom', inHost: false },
  { request: '@backoffice/api-client', inHost: true },
  { request: '@backoffice/session', inHost: true },
  { request: '@backoffice/data', inHost: true },
  { request: '@backoffice/i18n', inHost: true },
  { request: '@backoffice/ui', inHost: false },
  { request: '@backoffice/ui/list', inHost: false, package: '@backoffice/ui' },
  { request: '@backoffice/ui/form', inHost: false, package: '@backoffice/ui' },
];
