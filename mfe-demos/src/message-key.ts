import type { messages } from './messages';

export type MessageKey = Parameters<typeof messages.text>[0];
