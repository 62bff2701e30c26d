import { answerOrder } from './answer-order';
import type { ReadOrder } from './reader-messages';

class WorkerInPage extends EventTarget {
  postMessage(order: ReadOrder): void {
    void answerOrder(order, (data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}

/** For tests in jsdom, which has no workers: files are read in the page. */
export function readInPage(): void {
  globalThis.Worker = WorkerInPage as never;
  // Neither do its files give their bytes.
  File.prototype.arrayBuffer = function (this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(this);
    });
  };
}
