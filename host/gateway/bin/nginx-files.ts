import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { linkToSteps, pageHtml } from '../host-page';
import { nginxConfig } from '../nginx/nginx-config';

const [host, target] = process.argv.slice(2);
if (!host || !target) {
  console.error('Usage: nginx-files <folder of the built host> <folder to write to>');
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });
mkdirSync(`${target}/page`, { recursive: true });
cpSync(host, `${target}/host`, { recursive: true });
const assets = `${target}/host/assets`;
for (const file of readdirSync(assets).filter((name) => name.endsWith('.js')))
  writeFileSync(`${assets}/${file}.gz`, gzipSync(readFileSync(`${assets}/${file}`), { level: 9 }));
const page = pageHtml(host, undefined);
writeFileSync(`${target}/page/index.html`, page);
writeFileSync(`${target}/page/index.html.br`, brotliCompressSync(page));
writeFileSync(`${target}/page/index.html.gz`, gzipSync(page, { level: 9 }));
writeFileSync(`${target}/nginx.conf`, nginxConfig(linkToSteps(host)));
