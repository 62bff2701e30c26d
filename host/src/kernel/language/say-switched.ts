import { notify } from '@backoffice/ui';
import { messages } from '../messages';

export function saySwitched(): void {
  notify.success({ title: messages.text('language.switched.title') });
}
