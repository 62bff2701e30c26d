import { formatDateTime } from '@backoffice/i18n';
import { screen, within } from '@testing-library/react';
import { openUsers, serveUsers, userRow } from './users.fixture';

afterEach(() => jest.restoreAllMocks());

it('exports id, username, role, status and time of all rows that match', async () => {
  let file: { name: string; blob: Blob } | undefined;
  let latest: Blob;
  URL.createObjectURL = (blob) => {
    latest = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    file = { name: this.download, blob: latest };
  });
  serveUsers([userRow(), userRow({ id: 2, introduction: 'secret' })]);
  const { user } = await openUsers();
  await screen.findByText(/^Total/);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'csv');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText('Export finished');
  expect(file!.name).toBe('user-list.csv');
  const lines = (await file!.blob.text()).replace('\uFEFF', '').trim().split(/\r?\n/);
  const time = formatDateTime(userRow().createdAt);
  expect(lines).toEqual([
    'id,username,roleName,status,createdAt',
    `1,user1,Editor,active,${time}`,
    `2,user2,Editor,active,${time}`,
  ]);
});
