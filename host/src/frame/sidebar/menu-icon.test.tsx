import { DocumentIcon } from '@backoffice/ui';
import { act, render, waitFor } from '@testing-library/react';
import { menuIcon } from './menu-icon';

const mockShopIcon = () => <i>shop</i>;
let mockIsOnline = false;
jest.mock('@backoffice/ui/late-icons', () => {
  if (!mockIsOnline) throw new Error('Loading chunk failed');
  return { lateIcons: { shop: mockShopIcon } };
});

it('shows a document while the icons cannot be fetched, and fetches them again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const shown = (name?: string) => {
    const Icon = menuIcon(name);
    return render(<Icon />).container;
  };
  const document = render(<DocumentIcon />).container.innerHTML;
  const icon = shown('shop');
  expect(icon).toContainHTML('<svg height="20" width="20"></svg>');
  await waitFor(() => expect(icon.innerHTML).toBe(document));
  mockIsOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(icon).toHaveTextContent('shop'));
  // The icons are loaded by now, so they are drawn at once.
  expect(shown('unknown').innerHTML).toBe(document);
});
