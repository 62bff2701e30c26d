import { initI18n } from '@backoffice/i18n';
import { rowNotices, uiMessages } from '@backoffice/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, useRef, useState } from 'react';
import { firstPage } from '../../declaration/address';
import type { ListRow } from '../../declaration/define-list';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import type { Panel } from '../extra';
import { type LatePanel, ListPanel } from './list-panel';

const rows: ListRow[] = [{ id: 1 }, { id: 2 }];
const Shown: Panel<ListRow> = ({ id }) => <aside>Row {id}</aside>;
const load = jest.fn<Promise<Panel<ListRow>>, []>();
let onFailure: jest.SpyInstance;
let panel: LatePanel;

function List({ first }: { first?: number }) {
  const container = useRef<HTMLDivElement>(null);
  const [awaited, awaitRow] = useState(first);
  return (
    <div ref={container}>
      <table>
        <tbody>
          {rows.map(({ id }) => (
            <tr key={id}>
              <td>free room of {id}</td>
              <td>
                <Link to={`/rows/${id}`}>page of {id}</Link>
                <button>edit {id}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ListPanel
        actionsOf={() => []}
        awaited={awaited}
        awaitRow={awaitRow}
        columns={[]}
        foot={null}
        failure={{ body: undefined, requestId: undefined, onRetry: () => {} }}
        list={{} as never}
        openViews={() => {}}
        panel={panel}
        query={firstPage}
        reload={() => {}}
        shownColumns={[]}
        fields={[]}
        total={rows.length}
        values={{}}
        viewsAnchor={null}
        container={container}
        rows={rows}
        source={{ load, pages: '/rows/' }}
        state="rows"
      />
    </div>
  );
}

/** A list in a tab, which stays mounted while another tab is shown. */
function Tab({ first }: { first?: number }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown((before) => !before)}>{isShown ? 'leave' : 'come back'}</button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <List first={first} />
      </Activity>
    </>
  );
}

function openList({ address = '/rows', first }: { address?: string; first?: number } = {}) {
  const router = createMemoryRouter([{ path: '/rows', element: <Tab first={first} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (text: string) => {
  fireEvent.pointerOver(screen.getByText(text));
  fireEvent.pointerDown(screen.getByText(text));
  fireEvent.click(screen.getByText(text));
};

beforeAll(async () => {
  await initI18n('en', () => {});
  await uiMessages.load();
});
beforeEach(() => {
  load.mockReset().mockResolvedValue(Shown);
  panel = { fetch: load };
  onFailure = jest.spyOn(rowNotices, 'failed').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

it('panel is not loaded while the user works in rows without opening one', () => {
  openList();
  fireEvent.pointerOver(screen.getByText('free room of 1'));
  press('edit 1');
  expect(load).not.toHaveBeenCalled();
});

it('panel is loaded when the pointer is over a link that opens it', () => {
  openList();
  fireEvent.pointerOver(screen.getByText('page of 1'));
  expect(load).toHaveBeenCalled();
});

it('panel is loaded when a link that opens it gets the keyboard focus', () => {
  openList();
  act(() => screen.getByText('page of 1').focus());
  expect(load).toHaveBeenCalled();
});

it('panel shows the last pressed row after loading, with one history entry', async () => {
  let arrive = (_panel: Panel<ListRow>) => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const router = openList();
  press('free room of 1');
  press('free room of 2');
  expect(router.state.location.search).toBe('');
  arrive(Shown);
  expect(await screen.findByText('Row 2')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

it('panel stays closed when its page was left and is shown again', async () => {
  const router = openList();
  press('free room of 1');
  expect(await screen.findByText('Row 1')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  fireEvent.click(screen.getByText('leave'));
  fireEvent.click(screen.getByText('come back'));
  expect(router.state.location.search).toBe('');
});

it.each([{ address: '/rows?open=2' }, { first: 2 }])(
  'panel is loaded at once when a row is open: %j',
  async (at) => {
    openList(at);
    expect(await screen.findByText('Row 2')).toBeVisible();
  },
);

it('panel shows a notice when it cannot be loaded, and loads again', async () => {
  load.mockRejectedValue(new Error('no network'));
  const router = openList();
  press('free room of 1');
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(router.state.location.search).toBe('');
  load.mockResolvedValue(Shown);
  press('free room of 1');
  expect(await screen.findByText('Row 1')).toBeVisible();
});

it('panel shows one notice for the row in the address, and one for a row pressed later', async () => {
  load.mockRejectedValue(new Error('no network'));
  openList({ address: '/rows?open=2' });
  await act(async () => {});
  expect(onFailure).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('free room of 1'));
  await act(async () => {});
  expect(onFailure).toHaveBeenCalledTimes(2);
});
