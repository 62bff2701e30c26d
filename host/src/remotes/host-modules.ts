import * as apiClient from '@backoffice/api-client';
import * as data from '@backoffice/data';
import * as i18n from '@backoffice/i18n';
import * as session from '@backoffice/session';
import { __resetStyles, __styles, mergeClasses } from '@griffel/react';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import i18next from 'i18next';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import React from 'react';
import ReactDOM from 'react-dom';
import JsxRuntime from 'react/jsx-runtime';
import {
  createSearchParams,
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/** A module of the host: `lib` returns it at once, `get` loads it on first use. */
export interface HostModule {
  version: string;
  get: () => Promise<() => object>;
  lib?: () => object;
}

/** Filled in by the build: the installed versions of all federated modules. */
declare const FEDERATED_VERSIONS: Readonly<Record<string, string>>;

/** Filled in by the build: a hash of the lent modules. */
declare const LENT_VERSION: string;

/** A selection of a library's exports: naming them keeps the rest out of the host's bundle. */
const pick = (exports: object) => ({ __esModule: true, ...exports });

const inBundle: Record<string, object> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': pick({
    createSearchParams,
    Link,
    Navigate,
    NavLink,
    Outlet,
    useBeforeUnload,
    useBlocker,
    useLocation,
    useNavigate,
    useParams,
    useSearchParams,
  }),
  jotai: pick({ atom, useAtom, useAtomValue, useSetAtom }),
  i18next: pick({ default: i18next }),
  '@tanstack/react-query': pick({
    keepPreviousData,
    queryOptions,
    skipToken,
    useIsFetching,
    useMutation,
    useQuery,
    useQueryClient,
  }),
  '@griffel/react': pick({ __resetStyles, __styles, mergeClasses }),
  '@backoffice/api-client': apiClient,
  '@backoffice/data': data,
  '@backoffice/i18n': i18n,
  '@backoffice/session': session,
};

const facades = () => import(/* webpackChunkName: "facades" */ './facades');
const formStep = async () => (await facades()).loadFormStep();

type Loads = Record<string, () => Promise<object>>;

const onDemand: Loads = {
  '@backoffice/ui': async () => (await facades()).ui,
  '@backoffice/ui/list': async () => (await facades()).list,
  '@backoffice/ui/form': async () => (await formStep()).form,
  'react-i18next': async () => pick(await import('./react-i18next')),
};

const lent: Loads = {
  '@backoffice/list-screen': async () => (await facades()).listScreen,
  '@backoffice/list-screen/form': async () => (await formStep()).rowForm,
  '@backoffice/list-screen/panel': async () => (await facades()).loadPanel(),
};

const loaded = (loads: Loads, version: (request: string) => string) =>
  Object.entries(loads).map(([request, load]): [string, HostModule] => {
    const get = () => load().then((module) => () => module);
    return [request, { version: version(request), get }];
  });

/** The modules that this host provides to remotes, by request. */
export const hostModules: Readonly<Record<string, HostModule>> = Object.fromEntries([
  ...Object.entries(inBundle).map(([request, module]): [string, HostModule] => {
    const lib = () => module;
    return [request, { version: versionOf(request), get: () => Promise.resolve(lib), lib }];
  }),
  ...loaded(onDemand, versionOf),
]);

/** Modules that remotes carry a copy of, and take from the host if it has the same version: docs/decisions/0001. */
export const lentModules: Readonly<Record<string, HostModule>> = Object.fromEntries(
  loaded(lent, () => LENT_VERSION),
);

/** Loads the modules that remotes request first, so that the first page does not wait for them. */
export async function warmFacades(): Promise<void> {
  await facades();
}

function versionOf(request: string): string {
  const version = FEDERATED_VERSIONS[request];
  if (!version) throw new Error(`${request} is missing in the list of federated modules.`);
  return version;
}
