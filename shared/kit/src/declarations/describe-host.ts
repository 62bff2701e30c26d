import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { DESCRIBED } from '../host-modules/described-names.mjs';
import { hostExports } from '../host-modules/host-exports.mjs';
import { emitDeclarations } from './emit-declarations';

const IMPORT = /(\bfrom |\bimport\(|^import )["']([^"']+)["']/gm;
/** Members that are compared by where they are declared, which no remote uses. */
const PRIVATE = /^\s*(?:private [^\n]*|#private);\n/gm;

/** The declarations in a folder by their path without the extension. */
class Declarations {
  readonly bodies = new Map<string, string>();

  constructor(
    private readonly folder: string,
    private readonly modules: Record<string, string>,
  ) {}

  /** Returns the path of a module that belongs to the host. */
  pathOf(request: string, from = ''): string | null {
    if (!request.startsWith('.')) return this.modules[request]?.replace('.d.ts', '') ?? null;
    const path = normalize(join(dirname(from), request)).replace(/\.(tsx?|m?js)$/, '');
    return [path, `${path}/index`].find((each) => existsSync(`${this.folder}/${each}.d.ts`)) ?? null;
  }

  /** Adds a module and those that it imports. The contract's types stay those of the present one. */
  add(path: string): void {
    if (this.bodies.has(path)) return;
    this.bodies.set(path, '');
    const text = readFileSync(`${this.folder}/${path}.d.ts`, 'utf8');
    const imported: string[] = [];
    const linked = text.replace(IMPORT, (statement, start: string, request: string) => {
      const found = request.startsWith('@backoffice/contract') ? null : this.pathOf(request, path);
      if (!found) return statement;
      imported.push(found);
      return `${start}'${DESCRIBED}${found}'`;
    });
    this.bodies.set(path, linked.replace(PRIVATE, '').replace(/^(export )?declare /gm, '$1'));
    for (const each of imported) this.add(each);
  }
}

const moduleText = (name: string, body: string) =>
  `declare module '${DESCRIBED}${name}' {\n${body.trim()}\n}\n`;

/** Returns the declarations of all that the host gives to remotes, as one text of ambient modules. */
export function describeHost(): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  try {
    const declarations = new Declarations(folder, emitDeclarations(folder));
    const given = Object.entries(hostExports()).map(([request, names]) => {
      const path = declarations.pathOf(request);
      if (path) declarations.add(path);
      const source = path ? `${DESCRIBED}${path}` : request;
      return moduleText(request, `export {\n  ${names.join(',\n  ')},\n} from '${source}';`);
    });
    const inside = [...declarations.bodies].sort(([a], [b]) => (a < b ? -1 : 1));
    return [...given, ...inside.map(([path, body]) => moduleText(path, body))].join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
