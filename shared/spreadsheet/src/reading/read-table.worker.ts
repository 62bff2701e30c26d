import { answerOrder } from './answer-order';
import type { ReadOrder } from './reader-messages';

addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  void answerOrder(data, (message) => postMessage(message));
});
