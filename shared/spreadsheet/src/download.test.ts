/** @jest-environment jsdom */
import { download } from './download';

it('gives the file a name that all file systems accept', () => {
  URL.createObjectURL = () => 'blob:file';
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  jest.useFakeTimers();
  download(new Blob(['x']), 'a/b:c?.csv');
  expect(names).toEqual(['a_b_c_.csv']);
  jest.useRealTimers();
});
