import type { Delivery } from '@backoffice/contract/webhooks';
import { StatusBadge } from '@backoffice/ui';
import { failureText, webhookMessages as messages } from './webhook-fields';

/** The outcome of the last attempt. */
export function DeliveryBadge({ delivery }: { delivery: Delivery }) {
  const text = messages.useText();
  const { failure, httpStatus, isDelivered } = delivery;
  if (failure) return <StatusBadge label={failureText({ failure, httpStatus }, text)} status="failed" />;
  return isDelivered ? (
    <StatusBadge label={text('webhooks.delivery.delivered')} status="success" />
  ) : (
    <StatusBadge label={text('webhooks.delivery.sending')} status="pending" />
  );
}
