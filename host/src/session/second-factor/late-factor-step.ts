import { lateComponent } from '@backoffice/ui/late-component';

/** The second step of a sign-in, loaded when one needs it. */
export const LateFactorStep = lateComponent(
  async () => (await import(/* webpackChunkName: "second-factor" */ './second-factor')).FactorStep,
);
