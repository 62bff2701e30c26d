import type { Page } from 'playwright/test';

/** A picture in the documents. */
interface Picture {
  file: string;
  path: string;
  user?: 'admin' | 'visitor';
  language?: 'en' | 'zh' | 'es' | 'ja';
  isDark?: boolean;
  isPhone?: boolean;
  /** A text that is visible once the page is complete. */
  shows: string;
  /** Steps before the screenshot, such as opening a dialog. */
  prepare?: (page: Page) => Promise<void>;
}

export const documentPictures: Picture[] = [
  { file: 'dashboard', path: '/dashboard', shows: 'main [role=slider] svg', user: 'admin' },
  { file: 'merchant-list', path: '/merchant/list', shows: 'tbody tr:nth-child(20)', user: 'admin' },
  {
    file: 'merchant-list-dark-zh',
    path: '/merchant/list',
    shows: 'tbody tr:nth-child(20)',
    user: 'admin',
    language: 'zh',
    isDark: true,
  },
  {
    file: 'merchant-list-phone',
    path: '/merchant/list',
    shows: 'tbody tr:nth-child(20)',
    user: 'admin',
    isPhone: true,
  },
  { file: 'merchant', path: '/merchant/4', shows: 'tbody tr', user: 'admin' },
  {
    file: 'merchant-panel',
    path: '/merchant/list?open=4',
    shows: 'aside input[inputmode=numeric]',
    user: 'admin',
  },
  {
    file: 'palette',
    path: '/merchant/list',
    shows: 'tbody tr:nth-child(20)',
    user: 'admin',
    async prepare(page) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('M2024');
      await page.getByRole('option', { name: /M2024/ }).first().waitFor();
    },
  },
  {
    file: 'merchant-form',
    path: '/merchant/list',
    shows: 'tbody tr:nth-child(20)',
    user: 'admin',
    async prepare(page) {
      await page.getByRole('button', { name: 'Edit' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { file: 'no-permission', path: '/merchant/list', shows: 'main h2, main p', user: 'visitor', isDark: true },
  { file: 'login', path: '/login', shows: 'form button[type=submit]' },
];
