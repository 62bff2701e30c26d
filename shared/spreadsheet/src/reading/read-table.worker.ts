import { answerOrder } from './read-file';
import type { ReadOrder } from './table';

addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  void answerOrder(data, (message) => postMessage(message));
});
