import { renderPage } from '@backoffice/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { messages, Page } from './icons';

const PATH = 'M1 1h8';
const names = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `Sample${String(from + at).padStart(4, '0')}Regular`);
const load = jest.fn(async (group: number): Promise<{ drawings: readonly (readonly string[] | string)[] }> =>
  group === 0 ? { drawings: [['M0 0h9'], '<g></g></svg>'] } : { drawings: names(0, 120).map(() => [PATH]) },
);

jest.mock(
  'virtual:fluent-icons',
  () => ({
    groups: [['AirplaneRegular', 'AlertColor'], names(0, 120)],
    loadDrawings: [() => load(0), () => load(1)],
  }),
  { virtual: true },
);

/** Tells the fake observer which elements are visible; all by default. */
let isInSight = (_element: Element) => true;

beforeEach(() => {
  isInSight = () => true;
  load.mockClear();
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { target, isIntersecting: isInSight(target) } as IntersectionObserverEntry;
      this.tell([entry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Element.prototype.scrollIntoView = jest.fn();
});

// By label, text and plain events, since queries by role and pointer checks are slow with hundreds of buttons.
const fluent = () => screen.findByLabelText('Icons of Fluent', { selector: '[role=toolbar]' });
const shown = async () => [...(await fluent()).querySelectorAll('button')];
const search = () => screen.getByLabelText('Search icons');
const find = (value: string) => fireEvent.change(search(), { target: { value } });
const icon = (name: string) =>
  screen.findByText((_text, element) => element?.tagName === 'BUTTON' && element.textContent === name);

it('finds every icon of Fluent by name, shows its drawing, and copies its import by a click', async () => {
  await renderPage(<Page />, { messages });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  find('sample 0119');
  const found = await icon('Sample0119Regular');
  expect(await shown()).toEqual([found]);
  await waitFor(() => expect(found.querySelector('path')).toHaveAttribute('d', PATH));
  fireEvent.click(found);
  expect(write.mock.calls).toEqual([["import { Sample0119Regular } from '@fluentui/react-icons';"]]);
  expect(await screen.findByText('Copied to the clipboard')).toBeInTheDocument();
});

it('loads visible drawings only, and multi-colour ones as images', async () => {
  isInSight = (element) => /Airplane|Alert/.test(element.textContent);
  await renderPage(<Page />, { messages });
  const alert = await icon('AlertColor');
  await waitFor(() => expect(alert.querySelector('img')!.src).toContain('data:image/svg+xml,'));
  expect((await icon('AirplaneRegular')).querySelector('path')).toBeInTheDocument();
  expect(load.mock.calls).toEqual([[0]]);
  expect((await icon('Sample0000Regular')).querySelector('path')).toBeNull();
});

it('shows a hundred icons a page, and only the chosen style', async () => {
  await renderPage(<Page />, { messages });
  expect(await shown()).toHaveLength(100);
  fireEvent.click(screen.getByLabelText('Page 2'));
  expect(await icon('Sample0119Regular')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Icon style'), { target: { value: 'Color' } });
  expect(await shown()).toEqual([await icon('AlertColor')]);
});

it('is a single tab stop with arrow key navigation', async () => {
  await renderPage(<Page />, { messages });
  find('sample');
  const [first, second, ...others] = await shown();
  first!.focus();
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect(second).toHaveFocus();
  expect(first).toHaveAttribute('tabindex', '-1');
  fireEvent.keyDown(second!, { key: 'End' });
  expect(others.at(-1)).toHaveFocus();
  expect((await shown()).filter(({ tabIndex }) => tabIndex === 0)).toEqual([others.at(-1)]);
});

it('shows a failure of loading drawings, and retries', async () => {
  load.mockRejectedValueOnce(new Error('away'));
  await renderPage(<Page />, { messages });
  find('airplane');
  expect(await screen.findByText('Could not load the icons')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Retry'));
  const drawing = () => document.querySelector('[role=toolbar] path');
  await waitFor(() => expect(drawing()).toHaveAttribute('d', 'M0 0h9'));
  expect(screen.queryByText('Could not load the icons')).toBeNull();
});

it('shows that no icon matches', async () => {
  await renderPage(<Page />, { messages });
  await fluent();
  find('nothing of the kind');
  expect(await screen.findAllByText('No icons match')).toHaveLength(2);
});
