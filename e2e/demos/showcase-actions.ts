import { expect } from '../fixtures/test';
import type { DemoAction } from './demo-action';

const nested = [
  'menu1/menu1-1',
  'menu1/menu1-2/menu1-2-1',
  'menu1/menu1-2/menu1-2-2',
  'menu1/menu1-3',
  'menu2',
];

export const showcaseActions: DemoAction[] = [
  ...nested.map((page): DemoAction => {
    const path = `/nested/${page}`;
    return {
      path,
      act: async ({ main }) =>
        expect(main.getByRole('heading', { name: `Current page: ${path}` })).toBeVisible(),
    };
  }),
  {
    path: '/tab/index',
    act: async ({ page, main }) => {
      await expect(main.getByRole('tab', { name: 'CN' })).toHaveAttribute('aria-selected', 'true');
      await main.getByRole('tab', { name: 'JP' }).click();
      await expect(page).toHaveURL('/tab/index?tab=JP');
      await expect(main.getByRole('table', { name: 'Articles: JP' })).toBeVisible();
    },
  },
  {
    path: '/icon/index',
    act: async ({ page, main, notices }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await main.getByRole('searchbox', { name: 'Search icons' }).fill('airplane');
      await main.getByRole('button', { name: 'AirplaneRegular' }).click();
      await expect(notices).toContainText('Copied to the clipboard');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        "import { AirplaneRegular } from '@fluentui/react-icons';",
      );
    },
  },
  {
    path: '/theme/index',
    act: async ({ main }) => {
      await expect(main.getByRole('button', { name: 'Primary' })).toBeVisible();
      await expect(main.getByRole('button', { name: 'colorBrandBackground', exact: true })).toBeVisible();
    },
  },
  {
    path: '/clipboard/index',
    act: async ({ page, main, notices }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await main.getByRole('textbox', { name: 'Text' }).first().fill('');
      await main.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(notices).toContainText('This item does not exist.');
      await main.getByRole('textbox', { name: 'Text' }).first().fill('Some text');
      await main.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(notices).toContainText('Copied to the clipboard');
      await main.getByRole('textbox', { name: 'Paste here to check' }).press('Control+v');
      await expect(main.getByRole('textbox', { name: 'Paste here to check' })).toHaveValue('Some text');
    },
  },
  {
    path: '/i18n/index',
    act: async ({ page, main, notices }) => {
      await main.getByRole('radio', { name: 'Español' }).click();
      await expect(main.getByText('1.234.567,89', { exact: true })).toBeVisible();
      await main.getByRole('radio', { name: 'English' }).click();
      await expect(notices).toContainText('Switch Language Success');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  },
  {
    path: '/error/401',
    act: async ({ main }) =>
      expect(
        main.getByRole('heading', { name: 'You do not have permission to open this page.' }),
      ).toBeVisible(),
  },
  {
    path: '/error/404',
    act: async ({ main }) => expect(main.getByRole('heading', { name: 'OOPS!' })).toBeVisible(),
  },
];
