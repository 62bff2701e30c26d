import { HOST_API } from '@backoffice/contract';
import { serviceCalls } from '@backoffice/contract/service-calls';
import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import * as z from 'zod/mini';
import { kitFolder } from '../kit-folder.mjs';
import { esm } from './bundle-options';
import { newPackage, writeJson, writeTarball } from './tarball';
import { type JsonSchema, typeOfSchema } from './type-of-schema';

/** Begins the names of the served files with the client for programs. */
const CLIENT = 'client-';
const entry = `${kitFolder}/../client/src/index.ts`;

const typeOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  typeOfSchema(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema);

/** Returns the calls of the contract as an interface that needs no other package. */
function callsInterface(): string {
  const calls = Object.entries<{ input?: z.ZodMiniType; data: z.ZodMiniType }>(serviceCalls).map(
    ([call, { input, data }]) =>
      `  '${call}': { input: ${input ? typeOf(input, 'input') : 'undefined'}; data: ${typeOf(data, 'output')} };`,
  );
  return `/** The calls that scopes permit, with their input and answer. */\nexport interface Calls {\n${calls.join('\n')}\n}\n`;
}

/** Returns the declarations of the client with those of the calls instead of their import. */
function declarations(): string {
  const { outputText } = ts.transpileDeclaration(readFileSync(entry, 'utf8'), {
    fileName: entry,
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  });
  return callsInterface() + outputText.replaceAll(/^(import|export) type \{ Calls \}.*\n/gm, '');
}

/** Packs the client for programs, which has no dependencies. */
export async function packClient(served: string): Promise<void> {
  const target = newPackage(served);
  await build({ ...esm, platform: 'node', entryPoints: [entry], outdir: target });
  writeFileSync(`${target}/index.d.ts`, declarations());
  writeJson(`${target}/package.json`, {
    name: '@backoffice/client',
    version: HOST_API,
    type: 'module',
    engines: { node: '>=20.19' },
    exports: { '.': { types: './index.d.ts', default: './index.mjs' } },
  });
  await writeTarball(served, target, CLIENT);
}
