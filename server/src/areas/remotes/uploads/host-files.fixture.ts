import { hashOf } from '../../../platform/encryption/keyring';

const sha256 = (text: string) => `sha256-${hashOf(text).toString('base64')}`;

/** Returns the files of a host that gives remotes these exports of `ui`. */
export function hostFiles(release: string, ui = ['Button']): Record<string, string> {
  return {
    'page/index.html': `<html><head><meta name="host" content="${release}"><script>early()</script><script src="/assets/main.0123456789ab.js"></script></head></html>`,
    'page/early': `'${sha256('early()')}'`,
    'page/link': '</assets/app.0123456789ab.js>; rel=preload; as=script',
    'assets/main.0123456789ab.js': `main("${release}")`,
    'assets/app.0123456789ab.js': 'app()',
    'host-modules.json': JSON.stringify({ release, modules: { react: '19.3.1' }, exports: { ui } }),
  };
}
