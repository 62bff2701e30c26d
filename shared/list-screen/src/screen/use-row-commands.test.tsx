import { signIn } from '@backoffice/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ListCache } from '../changes/list-cache';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';
import type { RowCommands } from '../declaration/row-field';
import { useRowCommands } from './use-row-commands';

const Form = ({ query, row }: { query: PageQuery; row: ListRow }) => (
  <p>
    Row {row.id} of page {query.page}
  </p>
);
const list = { name: 'shops', screen: 'merchants', form: { load: () => Promise.resolve(Form) } };
const cache = {} as ListCache<ListRow>;
const client = new QueryClient();
let commands: RowCommands<ListRow>;

function Rows({ page }: { page: number }) {
  const query: PageQuery = { page, limit: 20 };
  const model = useRowCommands(list as unknown as List<ListRow, PageQuery, never, never>, query, cache);
  commands = model.commands;
  return model.dialogs;
}

const rowsOf = (page: number) => (
  <QueryClientProvider client={client}>
    <Rows page={page} />
  </QueryClientProvider>
);

it('useRowCommands returns the same commands on another page, and opens forms for the page on screen', async () => {
  signIn({ permissions: ['merchants:edit'] });
  const { rerender } = render(rowsOf(1));
  const onFirstPage = commands;
  rerender(rowsOf(2));
  // Otherwise every cell would be rendered before the rows of the page have arrived.
  expect(commands).toBe(onFirstPage);
  act(() => commands.change!.edit({ id: 7 }));
  expect(await screen.findByText('Row 7 of page 2')).toBeInTheDocument();
});
