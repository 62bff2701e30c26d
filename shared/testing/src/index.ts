import './be-patient';

export { deferred, type Deferred } from './deferred';
export { fakeApi, type FakeCall } from './fake-api';
export { failure, html, offline } from './fake-failure';
export { signIn, type FakeSession } from './fake-session';
export { renderPage, type RenderedPage, type RenderPageOptions } from './render-page';
export { translatePage } from './translate-page';
