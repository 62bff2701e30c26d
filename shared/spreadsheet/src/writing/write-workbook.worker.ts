import { takeOrders } from './take-orders';
import type { WriterOrder } from './writer-messages';

const take = takeOrders((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<WriterOrder>) => take(data));
