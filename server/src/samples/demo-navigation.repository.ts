import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database';
import { routeNodeTable } from '../areas/people/roles/route-node.table';
import { roleGrantTable } from '../areas/people/roles/role-grant.table';
import { roleTable } from '../areas/people/roles/role.table';

// Pages that the specification names and describes nowhere. No remote exposes them, so the client leaves them out.
const energyPages = [
  {
    path: 'energy-merchant',
    name: 'energyMerchants',
    component: 'mfe-energy/EnergyMerchantList',
    titles: { en: 'Energy merchants', zh: '能源商户', es: 'Comercios de energía', ja: 'エネルギー加盟店' },
  },
  {
    path: 'energy-orders',
    name: 'energyOrders',
    component: 'mfe-energy/EnergyOrderList',
    titles: { en: 'Energy orders', zh: '能源订单', es: 'Pedidos de energía', ja: 'エネルギー注文' },
  },
];

const linkGroup = {
  position: 920,
  path: '/external-link',
  fullPath: '/external-link',
  component: 'Layout',
  name: 'externalLinks',
  titles: { en: 'External link', zh: '外链', es: 'Enlace externo', ja: '外部リンク' },
  icon: 'info',
};

/** The client makes a link out of a node whose path is an address. */
const CURRENCY_CODES = 'https://www.iso.org/iso-4217-currency-codes.html';
const externalLink = {
  position: 10,
  path: CURRENCY_CODES,
  fullPath: CURRENCY_CODES,
  component: 'Link',
  name: 'currencyCodes',
  titles: {
    en: 'Currency codes',
    zh: '货币代码',
    es: 'Códigos de moneda',
    ja: '通貨コード',
  },
};

const visitor = { key: 'visitor', name: 'visitor', description: 'Visitor: the dashboard only.' };

/** The energy pages and a link out, granted to the editor too, and the role of a visitor who sees the dashboard only. */
export async function addDemoNavigation(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [group] = await tx.select().from(routeNodeTable).where(eq(routeNodeTable.fullPath, '/merchant'));
    if (!group) throw new Error('The route node /merchant is missing, which a migration adds.');
    const pages = energyPages.map((page, index) => ({
      ...page,
      parentId: group.id,
      position: 20 + index * 10,
      fullPath: `${group.fullPath}/${page.path}`,
    }));
    const [links] = await tx.insert(routeNodeTable).values(linkGroup).onConflictDoNothing().returning();
    const nodes = links ? [...pages, { ...externalLink, parentId: links.id }] : pages;
    const added = await tx.insert(routeNodeTable).values(nodes).onConflictDoNothing().returning();
    const editor = added.flatMap(({ fullPath: path }) => [
      { roleKey: 'editor', path, action: 'view' as const },
      { roleKey: 'editor', path, action: 'edit' as const },
    ]);
    const newRoles = await tx.insert(roleTable).values(visitor).onConflictDoNothing().returning();
    const visitors = newRoles.map(({ key }) => ({
      roleKey: key,
      path: '/dashboard',
      action: 'view' as const,
    }));
    const grants = [...editor, ...visitors];
    if (grants.length > 0) await tx.insert(roleGrantTable).values(grants).onConflictDoNothing();
  });
}
