import type { Divider as FluentDivider, Switch as FluentSwitch } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { lateComponent } from '../late-component';

// On no page that is opened first: their styles would delay each of them.
const loadControls = () => import(/* webpackChunkName: "late-controls" */ './fluent-late-controls');

/** Fluent's Divider, loaded when it is first shown. */
export const Divider = lateComponent<ComponentProps<typeof FluentDivider>>(
  async () => (await loadControls()).Divider,
);

/** Fluent's Switch, loaded when it is first shown. */
export const Switch = lateComponent<ComponentProps<typeof FluentSwitch>>(
  async () => (await loadControls()).Switch,
);
