import { configureApiClient } from './api';
import { ApiError } from './api-error';
import { uploadForm } from './upload-form';

const sent: FormData[] = [];

/** An `XMLHttpRequest` that answers at once. */
class AnsweredRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = '{}';
  open() {}
  send(form: FormData) {
    sent.push(form);
    this.dispatchEvent(new Event('load'));
  }
}

const latin1 = (bytes: string) => Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
const gif = atob('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==');
const photo = `${gif.slice(0, 19)}!\xfe\x03GPS\0${gif.slice(19)}`;

function formWith(content: string): FormData {
  const form = new FormData();
  form.append('key', 'a key');
  form.append('file', new File([latin1(content)], 'a.gif', { type: 'image/gif' }));
  return form;
}

const contentOf = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
async function fileOf(form: FormData) {
  const file = form.get('file') as File;
  return { name: file.name, type: file.type, content: new Uint8Array(await contentOf(file)) };
}

beforeEach(() => {
  sent.length = 0;
  globalThis.XMLHttpRequest = AnsweredRequest as unknown as typeof XMLHttpRequest;
  // jsdom's files lack this method.
  File.prototype.arrayBuffer = function arrayBuffer(this: File) {
    return contentOf(this);
  };
  configureApiClient({
    baseUrl: 'http://api.test',
    getToken: () => null,
    onFailure: () => {},
    onSessionEnded: () => {},
  });
});

test('a photo is sent to a bucket without camera metadata, and to the API as it is', async () => {
  await uploadForm('https://bucket.test/', formWith(photo));
  await uploadForm('http://api.test/upload', formWith(photo));
  expect(sent[0]!.get('key')).toBe('a key');
  expect(await fileOf(sent[0]!)).toEqual({ name: 'a.gif', type: 'image/gif', content: latin1(gif) });
  expect(await fileOf(sent[1]!)).toEqual({ name: 'a.gif', type: 'image/gif', content: latin1(photo) });
});

test('a file that is not an image is not sent to a bucket, with the API’s reason', async () => {
  const refused = await uploadForm('https://bucket.test/', formWith('<svg/>')).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ kind: 'refused', status: 400, code: 'image-kind' });
  expect(sent).toHaveLength(0);
});
