import { sendEarlyCalls } from './send-early-calls';

sendEarlyCalls();
