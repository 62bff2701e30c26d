import { generateKeyPairSync } from 'node:crypto';
import { channelPaths } from '@backoffice/contract';
import { setLanguage } from '@backoffice/i18n';
import { brokenFiles } from '@backoffice/row-import/broken-files';
import { workInPage } from '@backoffice/spreadsheet/work-in-page';
import { failure, fakeApi } from '@backoffice/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { channelRow, merchantOption, openChannels, serveChannels, storedAs } from '../channels.fixture';

const keys = (() => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    open: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    secret: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
})();

const dialog = () => within(screen.getByRole('dialog'));
const rowOf = (number: number) =>
  dialog().getByRole('row', { name: (name) => name.startsWith(`${number} `) });
const created = () => fakeApi.calls('post', channelPaths.channelCreate).map(({ body }) => body);
const lookUps = () => fakeApi.calls('post', channelPaths.channelMerchants).map(({ body }) => body);

beforeEach(() => {
  workInPage();
  fakeApi.post(channelPaths.channelMerchants, ({ ids = [], numbers = [] }) =>
    [1, 2]
      .map(merchantOption)
      .filter(({ id, merchantNo }) => ids.includes(id) || numbers.includes(merchantNo)),
  );
});

async function openImport(options?: Parameters<typeof openChannels>[0]) {
  serveChannels([channelRow()]);
  const page = await openChannels(options);
  const [more, label] = options?.language === 'zh' ? ['更多操作', '导入'] : ['More actions', 'Import'];
  const list = within(await screen.findByRole('search'));
  await page.user.click(await list.findByRole('button', { name: more }));
  await page.user.click(await screen.findByRole('menuitem', { name: label }));
  await screen.findByRole('dialog');
  const chooseFile = (file: File) =>
    // Fires the event itself: the input's `accept` does not restrict dropped files.
    fireEvent.change(dialog().getByLabelText(/./, { selector: 'input' }), { target: { files: [file] } });
  const choose = (text: string) => chooseFile(new File([text], 'channels.csv'));
  return { ...page, choose, chooseFile };
}

it('finds merchants by number or id and channels by code or name, and sends only valid rows', async () => {
  fakeApi.post(channelPaths.channelCreate, (sent) => storedAs(channelRow({ id: 9 }), sent));
  const { user, choose } = await openImport();
  choose(
    [
      'Merchant,Channel,Merchant number,Weight,Upstream private key',
      `M2026000001,ALIPAY,A-1,40,${keys.secret}`,
      '2,WeChat Pay,A-2,0,',
      'M2026000009,alipay,A-3,40,',
      '1,paypal,A-4,40,',
    ].join('\n'),
  );
  await screen.findByText(/2 rows without errors/);
  expect(lookUps()).toEqual([{ ids: [2, 1], numbers: ['M2026000001', 'M2026000009'] }]);
  expect(rowOf(2)).toHaveTextContent(/No errors.*Shop 1.*Alipay/);
  expect(rowOf(2)).not.toHaveTextContent(keys.secret.slice(0, 20));
  expect(rowOf(3)).toHaveTextContent(/No errors.*Shop 2.*WeChat Pay/);
  expect(rowOf(4)).toHaveTextContent('No active merchant has this number or ID');
  expect(rowOf(4)).toHaveTextContent('M2026000009');
  expect(rowOf(5)).toHaveTextContent('Unknown channel');
  expect(created()).toEqual([]);

  await user.click(dialog().getByRole('button', { name: 'Import 2 rows' }));
  await screen.findByText('2 created');
  expect(dialog().getByText('2 with errors, not sent')).toBeInTheDocument();
  expect(created()).toEqual([
    {
      merchantId: 1,
      merchantNo: 'A-1',
      merchantChannel: 'alipay',
      merchantWeight: 40,
      merchantUpPrivateKey: keys.secret,
      status: 'active',
    },
    { merchantId: 2, merchantNo: 'A-2', merchantChannel: 'wechat', merchantWeight: 0, status: 'active' },
  ]);
});

it('reports problems of each field with the specified texts', async () => {
  const { choose } = await openImport({ language: 'zh' });
  choose(
    [
      '商户,渠道编码,商户编号,权重,状态,上游公钥,上游私钥,扩展信息',
      ',,,,,,,{',
      `1,alipay,A,101,启用,${keys.secret},${keys.open},{}`,
      '1,alipay,A,12.5,停用,x,,',
      '1,alipay,A,=1+1,?,,,',
    ].join('\n'),
  );
  await screen.findByText(/4 行有错误/);
  for (const words of [
    '商户号必填',
    '渠道编码必填',
    '商户编号必填',
    '渠道权重必填',
    '状态必填',
    '请输入有效的 JSON 格式',
  ]) {
    expect(rowOf(2)).toHaveTextContent(words);
  }
  for (const words of ['请输入 0 到 100 之间的整数', '这是私钥，请填写公钥。', '这是公钥，请填写私钥。']) {
    expect(rowOf(3)).toHaveTextContent(words);
  }
  expect(rowOf(4)).toHaveTextContent('请输入 0 到 100 之间的整数');
  expect(rowOf(4)).toHaveTextContent('请输入 PEM 或 base64 格式的密钥');
  expect(rowOf(5)).toHaveTextContent('请输入 0 到 100 之间的整数');
});

it('shows a failure when the rows could not be checked, and retries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const answer = { now: () => failure(500) as ReturnType<typeof failure> | never[] };
  fakeApi.post(channelPaths.channelMerchants, () => answer.now());
  const { user, choose } = await openImport();
  choose('Merchant,Channel,Merchant number,Weight\n1,alipay,A,1\n');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not check the rows.');
  answer.now = () => [];
  await user.click(dialog().getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/1 row with errors/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

it('looks up many merchants in batches of a thousand', async () => {
  const { choose } = await openImport();
  const rows = Array.from({ length: 1_500 }, (_, at) => `${at + 1},alipay,A,1`);
  choose(`Merchant,Channel,Merchant number,Weight\n${rows.join('\n')}`);
  await screen.findByText(/2 rows without errors/);
  expect(lookUps().map(({ ids }) => ids?.length)).toEqual([1000, 500]);
});

it.each(brokenFiles)('reports the problem of %s, and sends nothing', async (_what, file, sentence) => {
  const { chooseFile } = await openImport();
  const broken = file();
  chooseFile(broken);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${broken.name}: ${sentence}`);
  expect(created()).toEqual([]);
});

it('is not offered to users who may only view', async () => {
  serveChannels([channelRow()]);
  const { user } = await openChannels({ permissions: ['channels:view'] });
  const more = within(screen.getByRole('search')).getByRole('button', { name: 'More actions' });
  await waitFor(() => expect(more).toBeEnabled());
  await user.click(more);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Views', 'Columns…']);
});

it('shows fields and problems in the language that is chosen during the review', async () => {
  const { choose } = await openImport();
  choose('Merchant,Channel,Merchant number,Weight\n1,paypal,A,40\n');
  await screen.findByText('Unknown channel');
  await act(() => setLanguage('es'));
  expect(await screen.findByText('Canal desconocido')).toBeVisible();
  expect(dialog().getByRole('columnheader', { name: 'Número de comercio' })).toBeVisible();
});
