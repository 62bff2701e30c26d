import type { useDialogForm } from '@backoffice/ui/form';
import type { ChannelFormInput, ChannelFormValues } from './channel-form-rules';

/** The form of a channel, as its fields are given it. */
export type ChannelForm = ReturnType<typeof useDialogForm<ChannelFormInput, ChannelFormValues>>;
