/**
 * The reasons why the server deactivated a webhook: the receiver answered 410, no delivery succeeded for three days, the audit log
 * does not have what follows, or the database was restored.
 */
export const webhookStops = ['receiver-gone', 'failing', 'log-gone', 'restored'] as const;
export type WebhookStop = (typeof webhookStops)[number];
