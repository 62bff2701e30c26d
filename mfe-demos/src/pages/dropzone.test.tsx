import { ApiError, uploadForm } from '@backoffice/api-client';
import { renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from './dropzone';

// jsdom cannot send a form.
jest.mock('@backoffice/api-client', () => ({
  ...jest.requireActual<object>('@backoffice/api-client'),
  uploadForm: jest.fn(),
}));
const upload = jest.mocked(uploadForm);

const file = (name: string, bytes = 10, type = 'image/png') => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const thumbnails = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

async function open() {
  const { user } = await renderPage(<Page />, { messages });
  const field = screen.getByLabelText('Drop images here or choose them', { selector: 'input' });
  return { user, choose: (...files: File[]) => user.upload(field, files) };
}

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  upload.mockReset().mockResolvedValue({ key: '', hash: '', files: { file: '/uploads/1.png' } });
});
afterEach(() => jest.restoreAllMocks());

it('accepts three images and refuses the fourth', async () => {
  const { choose } = await open();
  await choose(file('1.png'), file('2.png'), file('3.png'), file('4.png'));
  expect(await screen.findByText('only one image')).toBeInTheDocument();
  expect(screen.getByText(/^The limit is three images/)).toBeInTheDocument();
  expect(await screen.findByText('Upload success')).toBeInTheDocument();
  expect(thumbnails()).toEqual(['1.png', '2.png', '3.png']);
  const [image] = screen.getAllByRole('img');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['200', '200']);
  expect(upload).toHaveBeenCalledTimes(3);
  expect(upload.mock.calls[0]?.[2]?.signedIn).toBe(true);
});

it('refuses files above 2 MB and other types than images', async () => {
  const { choose } = await open();
  await choose(file('large.png', 2 * 1024 * 1024 + 1), file('just.png', 2 * 1024 * 1024));
  expect(await screen.findByText('large.png is larger than 2 MB')).toBeInTheDocument();
  expect(thumbnails()).toEqual(['just.png']);
});

it('removes an image, and accepts another one', async () => {
  const { user, choose } = await open();
  await choose(file('1.png'), file('2.png'), file('3.png'));
  await user.click(await screen.findByRole('button', { name: 'Remove 2.png' }));
  expect(await screen.findByText('Delete success')).toBeInTheDocument();
  await choose(file('4.png'));
  expect(thumbnails()).toEqual(['1.png', '3.png', '4.png']);
});

it('names an image that was not stored, and the reason', async () => {
  upload.mockRejectedValue(new ApiError('The image is empty.', { kind: 'refused', status: 400 }));
  const { choose } = await open();
  await choose(file('odd.png'));
  expect(await screen.findByText('The image is empty.')).toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'Images' }));
  expect(list.getByText('Could not upload odd.png')).toBeInTheDocument();
});
