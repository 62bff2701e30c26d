import { makeStyles as makeAtOnce } from '@fluentui/react-components';

/** Filled in by the build. */
declare const process: { env: { NODE_ENV?: string } };

type MakeStyles = typeof makeAtOnce;

let loaded: MakeStyles | undefined;

/** Loads the compiler of styles, for a remote whose build has not compiled its own. */
export async function loadMakeStyles(): Promise<void> {
  loaded = (
    await import(/* webpackChunkName: "make-styles", webpackExports: ["makeStyles"] */ '@griffel/react')
  ).makeStyles;
}

const makeLate: MakeStyles = (...styles) => {
  if (!loaded) throw new Error('makeStyles was called before loadMakeStyles had resolved.');
  return loaded(...styles);
};

/** Fluent's `makeStyles`. The compiler, a third of the list's components, is left out where builds compile all styles. */
export const makeStyles: MakeStyles = process.env.NODE_ENV === 'production' ? makeLate : makeAtOnce;
