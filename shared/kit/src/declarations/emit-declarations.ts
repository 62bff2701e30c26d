import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { federatedModules } from '../host-modules/federated-modules.mjs';
import { kitFolder } from '../kit-folder.mjs';

const shared = `${kitFolder}/..`;
const OWN = '@backoffice/';

const exportsOf = (name: string) =>
  (
    JSON.parse(readFileSync(`${shared}/${name}/package.json`, 'utf8')) as {
      exports: Record<string, string>;
    }
  ).exports;

/** Returns the source file of a request such as `@backoffice/ui/list`, relative to `shared`. */
function sourceOf(request: string): string {
  const [name, ...path] = request.slice(OWN.length).split('/');
  const file = exportsOf(name!)[path.length > 0 ? `./${path.join('/')}` : '.'];
  if (!file) throw new Error(`${request} is not exported.`);
  return `${name}/${file.replace('./', '')}`;
}

/** Returns the source file of each own module that remotes may import, relative to `shared`, by request. */
export function ownModules(): Record<string, string> {
  const given = federatedModules.map(({ request }) => request).filter((request) => request.startsWith(OWN));
  const contract = Object.keys(exportsOf('contract')).map((path) => `${OWN}contract${path.slice(1)}`);
  return Object.fromEntries(
    [...given, ...contract, `${OWN}testing`].map((request) => [request, sourceOf(request)]),
  );
}

/**
 * Writes the type declarations of the host's modules, the contract and the test stand-ins.
 *
 * @param target an empty or missing folder
 * @returns the declaration file of each module, relative to `target`, by request
 * @throws {Error} with the compiler's message
 */
export function emitDeclarations(target: string): Record<string, string> {
  const modules = ownModules();
  mkdirSync(target, { recursive: true });
  const project = `${target}/tsconfig.json`;
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: shared,
    outDir: target,
    typeRoots: [`${kitFolder}/node_modules/@types`],
    types: ['jest'],
  };
  const files = Object.values(modules).map((file) => `${shared}/${file}`);
  writeFileSync(
    project,
    JSON.stringify({ extends: `${kitFolder}/tsconfig.remote.json`, compilerOptions, files }),
  );
  // The native compiler needs a third of the time.
  const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');
  try {
    execFileSync(process.execPath, [compiler.replace('package.json', 'bin/tsc'), '-p', project], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(`Could not write declarations.\n${(error as { stdout: string }).stdout}`, {
      cause: error,
    });
  }
  rmSync(project);
  return Object.fromEntries(
    Object.entries(modules).map(([request, file]) => [
      request,
      relative('.', file.replace(/\.tsx?$/, '.d.ts')),
    ]),
  );
}
