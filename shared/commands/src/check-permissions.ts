import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { permissionsPage } from './permissions-page';
import { root } from './workspace';

const path = `${root}/docs/permissions.md`;
const page = permissionsPage();

if (process.argv.includes('--write')) {
  writeFileSync(path, page);
} else if (!existsSync(path) || readFileSync(path, 'utf8') !== page) {
  console.log('docs/permissions.md is not what the table of permissions says.');
  console.log('Write it anew: pnpm exec tsx shared/commands/src/check-permissions.ts --write');
  process.exit(1);
}
