import { answerOrder } from './reading/read-file';
import type { ReadOrder } from './reading/table';
import { takeOrders, type WriterOrder } from './writing/workbook';

class WorkerInPage extends EventTarget {
  postMessage: (order: never) => void;

  constructor(script: URL) {
    super();
    const answer = (data: unknown) =>
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    this.postMessage = script.href.includes('write-workbook')
      ? (takeOrders(answer) satisfies (order: WriterOrder) => void)
      : (order: ReadOrder) => void answerOrder(order, answer);
  }

  terminate(): void {}
}

/** Reads and writes files in the page, since jsdom and Node.js have no web workers. */
export function workInPage(): void {
  globalThis.Worker = WorkerInPage as never;
  if (typeof FileReader === 'undefined') return;
  // jsdom's files lack this method.
  File.prototype.arrayBuffer = function (this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(this);
    });
  };
}
