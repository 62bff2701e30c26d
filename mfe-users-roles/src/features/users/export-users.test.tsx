import { setTimeZone } from '@backoffice/i18n/set-time-zone';
import { screen, within } from '@testing-library/react';
import { openUsers, serveUsers, userRow } from './users.fixture';

afterEach(() => {
  jest.restoreAllMocks();
  setTimeZone();
});

it('exports id, username, role, status and time of all matching rows, in the chosen time zone', async () => {
  setTimeZone('Asia/Shanghai');
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
  await screen.findByText(/ results?$/);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'csv');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText('Export finished');
  expect(file!.name).toBe('user-list.csv');
  const lines = (await file!.blob.text()).replace('\uFEFF', '').trim().split(/\r?\n/);
  expect(lines).toEqual([
    'id,username,roleName,status,createdAt,createdAt (ISO 8601)',
    '1,user1,Editor,active,2026/03/04 23:06:07,2026-03-04T23:06:07.000+08:00',
    '2,user2,Editor,active,2026/03/04 23:06:07,2026-03-04T23:06:07.000+08:00',
  ]);
});
