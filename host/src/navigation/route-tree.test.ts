import type { RouteNode } from '@backoffice/contract';
import { appendRoutes, routesForRoles } from './route-tree';

const node = (path: string, children?: RouteNode[], roles?: string[]): RouteNode => {
  return { path, name: path, meta: { title: path, ...(roles && { roles }) }, ...(children && { children }) };
};
const outline = (nodes: readonly RouteNode[]): unknown[] =>
  nodes.map(({ path, children }) => (children ? [path, outline(children)] : path));

it('appends groups, and pages to a group that is there already', () => {
  const given = [node('/table', [node('complex-table')]), node('/guide', [node('index')])];
  const added = [
    node('/components', [node('sticky')]),
    node('/table', [node('drag-table'), node('complex-table')]),
  ];
  expect(outline(appendRoutes(given, added))).toEqual([
    ['/table', ['complex-table', 'drag-table']],
    ['/guide', ['index']],
    ['/components', ['sticky']],
  ]);
});

it('keeps an existing page of the same path', () => {
  const given: RouteNode = { ...node('/merchant', [node('list')]), component: 'Layout' };
  const odd: RouteNode = { ...node('/merchant'), component: 'mfe-demos/Odd' };
  expect(appendRoutes([given], [odd])).toEqual([given]);
});

it('gives a node to one of its roles, and one without roles to everybody', () => {
  const tree = [
    node('/a', [node('all'), node('admins', undefined, ['admin'])]),
    node('/b', [node('x')], ['editor']),
  ];
  expect(outline(routesForRoles(tree, ['admin']))).toEqual([['/a', ['all', 'admins']]]);
  expect(outline(routesForRoles(tree, ['editor']))).toEqual([
    ['/a', ['all']],
    ['/b', ['x']],
  ]);
});
