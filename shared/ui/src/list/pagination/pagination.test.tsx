import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { renderUi } from '../../base/render-ui.fixture';
import { Pagination } from './pagination';

const onChange = jest.fn<void, [{ page: number; limit: number }]>();
const pagination = (page: number) => <Pagination limit={20} onChange={onChange} page={page} total={1234} />;
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => onChange.mockClear());

it('Pagination shows the total and the current page', async () => {
  await renderUi(pagination(3));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1,234 results');
  expect(press('Page 3')).toHaveAttribute('aria-current', 'page');
  expect(press('Page 62')).toBeInTheDocument();
});

it('Pagination goes to the previous, next, a numbered and a typed page', async () => {
  const { user } = await renderUi(pagination(3));
  await user.click(press('Previous page'));
  await user.click(press('Next page'));
  await user.click(press('Page 62'));
  await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '40{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '9999{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Go to page' }), 'x{Enter}');
  expect(onChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 4, 62, 40, 62]);
});

it('Pagination starts at page 1 when the size changes', async () => {
  const { user } = await renderUi(pagination(3));
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(sizes).toHaveTextContent('10 / page20 / page30 / page50 / page');
  await user.selectOptions(sizes, '50 / page');
  expect(onChange.mock.calls).toEqual([[{ page: 1, limit: 50 }]]);
});

it('Pagination stops at its ends, and returns from a page past the end', async () => {
  const { user, rerender } = await renderUi(pagination(1));
  expect(press('Previous page')).toBeDisabled();
  rerender(pagination(70));
  expect(press('Next page')).toBeDisabled();
  await user.click(press('Previous page'));
  expect(onChange.mock.calls).toEqual([[{ page: 62, limit: 20 }]]);
});

it('Pagination goes two pages further by two clicks while the list still renders the first', async () => {
  const rendering = new Promise<void>(() => {});
  function List() {
    const [page, setPage] = useState(3);
    if (page !== 3) use(rendering);
    const turnTo = (next: { page: number; limit: number }) => {
      onChange(next);
      setPage(next.page);
    };
    return <Pagination limit={20} onChange={turnTo} page={page} total={1234} />;
  }
  await renderUi(
    <Suspense>
      <List />
    </Suspense>,
  );
  const goOn = () => act(async () => void fireEvent.click(press('Next page')));
  await goOn();
  expect(press('Page 4')).toHaveAttribute('aria-current', 'page');
  await goOn();
  expect(onChange.mock.calls.map(([{ page }]) => page)).toEqual([4, 5]);
});
