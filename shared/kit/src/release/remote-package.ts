import { readFileSync } from 'node:fs';
import type { PageRead, ReleaseDeclarations } from '@backoffice/contract';

/** The fields of a remote's `package.json`. */
export interface RemotePackage {
  name: string;
  devDependencies?: Record<string, string>;
  /** Its name for people. */
  titles?: ReleaseDeclarations['titles'];
  /** The exposed module of each page, by path. */
  routes?: Record<string, string>;
  /** Pages that add their own node to the route tree, by path. */
  menu?: ReleaseDeclarations['menu'];
  /** Titles of the permissions that it declares. */
  permissions?: ReleaseDeclarations['ownPermissions'];
  /** The access to its backend. */
  backend?: ReleaseDeclarations['backend'];
  /** The modules that it adds to screens of other remotes. */
  additions?: ReleaseDeclarations['additions'];
  /** The reads that pages make when they are opened, by exposed module. */
  reads?: Record<string, PageRead[]>;
  /** In kB, brotli. */
  sizeBudgets?: Record<string, number>;
}

export function remotePackage(folder: string): RemotePackage {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as RemotePackage;
}
