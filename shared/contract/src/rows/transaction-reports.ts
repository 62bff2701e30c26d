import * as z from 'zod/mini';
import { rowId } from '../fields/field-schemas';
import { ORDER_MAX } from '../fields/field-values';
import { displayName, sought } from '../text/text-schemas';
import { transaction } from './transactions';

export const TRANSACTION_REPORTS_MAX = 500;
const PAYER_MAX = 64;
const MERCHANT_NO_MAX = 64;

const time = z.iso.datetime();
const laterTime = z._default(z.nullable(time), null);

/** A payment, as the payment system knows it. */
export const transactionReport = z.strictObject({
  /** Identifies the payment. Without spaces. */
  orderNo: z.string().check(z.maxLength(ORDER_MAX), z.regex(/^[!-~]+$/)),
  createdAt: time,
  sentAt: laterTime,
  /** Time of the channel's answer. */
  answeredAt: laterTime,
  settledAt: laterTime,
  amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  payer: displayName(PAYER_MAX),
  /** The merchant by id or by number. */
  merchantId: z._default(z.nullable(rowId), null),
  merchantNo: z._default(z.nullable(sought(MERCHANT_NO_MAX, 1)), null),
  channelId: z._default(z.nullable(rowId), null),
  /** The status of the transaction. A pending payment is reported again with its outcome. */
  outcome: transaction.shape.status,
});
export type TransactionReport = z.output<typeof transactionReport>;

/** `POST /transactions`: a batch that can be sent again. */
export const transactionReportsRequest = z.strictObject({
  transactions: z.array(transactionReport).check(z.minLength(1), z.maxLength(TRANSACTION_REPORTS_MAX)),
});
export type TransactionReportsRequest = z.input<typeof transactionReportsRequest>;

/** A refused payment does not affect the others of its batch. */
const refused = z.object({
  /** The position in the batch, from 0. */
  index: z.int(),
  orderNo: z.string(),
  field: z.string(),
  code: z.string(),
  message: z.string(),
});

export const transactionReportsResponse = z.object({
  stored: z.int(),
  /** Payments that were stored before, and have new times or an outcome now. */
  updated: z.int(),
  /** Payments that were stored before with the same content. */
  known: z.int(),
  refused: z.array(refused),
});
export type TransactionReports = z.infer<typeof transactionReportsResponse>;
