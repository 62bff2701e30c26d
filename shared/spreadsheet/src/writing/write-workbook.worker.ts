import { takeOrders, type WriterOrder } from './workbook';

const take = takeOrders((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<WriterOrder>) => take(data));
