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
import { Trans, useTranslation } from 'react-i18next';
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

/** A module as the host gives it: with `lib` at once, else fetched by `get` on its first use. */
export interface HostModule {
  version: string;
  get: () => Promise<() => object>;
  lib?: () => object;
}

/** Installed versions of everything in the list of federated modules; filled in by the build. */
declare const FEDERATED_VERSIONS: Readonly<Record<string, string>>;

/** Of the modules that are lent, by their content; filled in by the build. */
declare const LENT_VERSION: string;

/** A hand-picked part of a library: naming its exports keeps the rest of it out of the host's bundle. */
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
  'react-i18next': pick({ Trans, useTranslation }),
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
};

const lent: Loads = {
  '@backoffice/list-screen': async () => (await facades()).listScreen,
  '@backoffice/list-screen/conflict': async () => (await formStep()).conflict,
  '@backoffice/list-screen/form': async () => (await formStep()).rowForm,
  '@backoffice/list-screen/history': async () => (await facades()).loadHistory(),
  '@backoffice/list-screen/panel': async () => (await facades()).loadPanel(),
};

const loaded = (loads: Loads, version: (request: string) => string) =>
  Object.entries(loads).map(([request, load]): [string, HostModule] => {
    const get = () => load().then((module) => () => module);
    return [request, { version: version(request), get }];
  });

/** The modules that this host gives to remotes, by request text. */
export const hostModules: Readonly<Record<string, HostModule>> = Object.fromEntries([
  ...Object.entries(inBundle).map(([request, module]): [string, HostModule] => {
    const lib = () => module;
    return [request, { version: versionOf(request), get: () => Promise.resolve(lib), lib }];
  }),
  ...loaded(onDemand, versionOf),
]);

/** What remotes carry, too, and take from the host while it is just the same: docs/decisions/0001. */
export const lentModules: Readonly<Record<string, HostModule>> = Object.fromEntries(
  loaded(lent, () => LENT_VERSION),
);

/** Fetches what remotes will ask for first, so that the first page does not wait for it. */
export async function warmFacades(): Promise<void> {
  await facades();
}

function versionOf(request: string): string {
  const version = FEDERATED_VERSIONS[request];
  if (!version) throw new Error(`${request} is missing in the list of federated modules.`);
  return version;
}
