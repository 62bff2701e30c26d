import type { Divider as FluentDivider, Switch as FluentSwitch } from '@fluentui/react-components';
import type { ComponentProps, ComponentType } from 'react';
import { lateComponent } from '../late-component';

// On no page that is opened first: their styles would delay each of them.
const loadControls = () => import(/* webpackChunkName: "late-controls" */ './fluent-late-controls');

/** Fluent's Divider, loaded when it is first shown. */
export const Divider: ComponentType<ComponentProps<typeof FluentDivider>> = lateComponent(
  async () => (await loadControls()).Divider,
);

/** Fluent's Switch, loaded when it is first shown. */
export const Switch: ComponentType<ComponentProps<typeof FluentSwitch>> = lateComponent(
  async () => (await loadControls()).Switch,
);
