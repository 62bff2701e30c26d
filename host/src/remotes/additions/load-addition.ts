import type { Messages } from '@backoffice/i18n';
import type { ComponentType } from 'react';
import { forgetPage, loadFromRemote } from '../load-page';
import { reportLoad } from '../load-reports';
import { RemoteLoadError } from '../remote-load-error';
import { parseView } from '../view';
import type { SessionAddition } from './session-addition';

type Addition = ComponentType<{ record?: object | undefined; close?: (() => void) | undefined }>;

/** The exports of an addition's module; those of a faulty one may be missing. */
interface AdditionModule {
  Addition?: Addition;
  /** The texts that it uses. */
  messages?: Messages<string>[];
}

const viewOf = ({ remote, module }: SessionAddition) => parseView(`${remote}/${module}`);

const loading = new Map<string, Promise<Addition>>();

/**
 * Loads the component of an addition with its texts. Calls share one load until `forgetAddition`.
 *
 * @returns the same promise each time; rejects with a `RemoteLoadError`
 */
export function loadAddition(addition: SessionAddition): Promise<Addition> {
  const { name } = viewOf(addition);
  const begun = loading.get(name) ?? load(addition);
  loading.set(name, begun);
  return begun;
}

/** Lets the next load fetch an addition again after a failure. */
export function forgetAddition(addition: SessionAddition): void {
  const view = viewOf(addition);
  loading.delete(view.name);
  forgetPage(view);
}

async function load(addition: SessionAddition): Promise<Addition> {
  const started = performance.now();
  const { remote, release, module } = addition;
  const { Addition, messages = [] } = await loadFromRemote<AdditionModule>(viewOf(addition));
  if (!Addition)
    throw new RemoteLoadError(remote, release, 'module', `${remote}/${module} exports no Addition.`);
  await Promise.all(messages.map((each) => each.load()));
  reportLoad({ name: remote, release }, module, started);
  return Addition;
}
