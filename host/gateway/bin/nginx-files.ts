import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { nginxConfig } from '../nginx/nginx-config';

const [host, template, target] = process.argv.slice(2);
if (!host || !template || !target) {
  console.error('Usage: nginx-files <folder of the built host> <nginx.conf.template> <folder to write to>');
  process.exit(1);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
cpSync(host, `${target}/host`, { recursive: true });
for (const folder of ['assets', 'page'])
  for (const file of readdirSync(`${target}/host/${folder}`).filter((name) =>
    /\.(js|json|html)$/.test(name),
  )) {
    const path = `${target}/host/${folder}/${file}`;
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
writeFileSync(`${target}/nginx.conf`, nginxConfig(template));
