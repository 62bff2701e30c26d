import { api } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';
import { usePermission } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { screen } from '@testing-library/react';
import { fakeApi } from './fake-api';
import { failure } from './fake-failure';
import { renderPage } from './render-page';

const texts = (hello: string) => async () => ({ default: { 'x.hello': hello } });
const messages = defineMessages('render-page-test', {
  en: texts('Hello'),
  zh: texts('你好'),
  es: texts('Hola'),
  ja: texts('こんにちは'),
});

function Probe() {
  const text = messages.useText();
  return (
    <button onClick={() => void api.get(apiPaths.roleOptions).catch(() => {})}>
      {text('x.hello')} {String(usePermission('merchants:edit'))}
    </button>
  );
}

it('renders a page in a language with exactly the given permissions', async () => {
  await renderPage(<Probe />, { language: 'zh', permissions: ['merchants:edit'], messages: [messages] });
  expect(screen.getByRole('button', { name: '你好 true' })).toBeInTheDocument();
});

it('grants nothing by default, and shows failed calls as notices', async () => {
  fakeApi.get(apiPaths.roleOptions, () => failure(500, 'No roles today.'));
  const { user } = await renderPage(<Probe />, { messages: [messages] });
  await user.click(screen.getByRole('button', { name: 'Hello false' }));
  expect(await screen.findByText('No roles today.')).toBeInTheDocument();
});

it('shows no notices of an earlier page', async () => {
  notify.error({ title: 'Left over' });
  await renderPage(<Probe />, { messages: [messages] });
  expect(screen.queryByText('Left over')).not.toBeInTheDocument();
});
