import type { ChannelStateFilter, FormerKeyFilter, KeyAge, KeyState, Merchant } from '@backoffice/contract';
import { defineFields, MaskedKey, Moment } from '@backoffice/list-screen';
import { uiMessages } from '@backoffice/ui';
import { CopyableText, KeyBox } from '@backoffice/ui/list';
import { MissingKey } from '@backoffice/ui/missing-key';
import { messages } from '../../messages';

export const statusTexts = {
  active: 'merchants.status.active',
  inactive: 'merchants.status.inactive',
} as const;

/** The texts of the filter by channel state: how many active channels carry a merchant's payments. */
export const channelStateTexts = {
  several: 'merchants.channel-state.several',
  single: 'merchants.channel-state.single',
  idle: 'merchants.channel-state.idle',
  none: 'merchants.channel-state.none',
  'at-risk': 'merchants.channel-state.at-risk',
} as const satisfies Record<ChannelStateFilter, string>;

export const keyAgeTexts = {
  'over-1-year': 'merchants.key-age.over-1-year',
  'over-2-years': 'merchants.key-age.over-2-years',
} as const satisfies Record<KeyAge, string>;

export const formerKeyTexts = {
  valid: 'merchants.former-key.valid',
  'ends-soon': 'merchants.former-key.ends-soon',
} as const satisfies Record<FormerKeyFilter, string>;

/** The reasons why a private key is hidden. */
export const keyStateTexts = {
  'not-granted': 'merchants.key.not-granted',
  withheld: 'merchants.key.withheld',
  unrecorded: 'merchants.key.unrecorded',
  unreadable: 'merchants.key.undecipherable',
} as const satisfies Record<Exclude<KeyState, 'masked'>, string>;

/**
 * The fields of a merchant, for screen, export, history, form and import. The columns fit beside the open sidebar in a window of
 * 1366 px without horizontal scrolling.
 */
export const merchantFields = defineFields<Merchant>()(messages, {
  id: {
    label: 'merchants.field.id',
    column: { width: 88, align: 'end' },
    exported: true,
  },
  merchantName: {
    label: 'merchants.field.name',
    column: { width: 240, as: 'name' },
    exported: true,
  },
  merchantNo: {
    label: 'merchants.field.number',
    column: {
      width: 186,
      content: 'control',
      inCard: 'line',
      cell: ({ merchantNo }, text) => (
        <CopyableText label={text('merchants.action.copy-number')} value={merchantNo} />
      ),
    },
    exported: true,
  },
  privateKey: {
    label: 'merchants.field.private-key',
    inHistory: (hash, text) =>
      text('merchants.history.fingerprint', { start: hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ') }),
    column: {
      width: 132,
      content: 'control',
      cell({ id, privateKey, privateKeyState, privateKeyTail, keyFingerprint }, text) {
        const label = text('merchants.field.private-key');
        if (privateKeyState === 'masked')
          return (
            <MaskedKey
              address={{ of: 'merchant', id }}
              fingerprint={keyFingerprint}
              label={label}
              tail={privateKeyTail}
            />
          );
        if (privateKeyState) return <MissingKey>{text(keyStateTexts[privateKeyState])}</MissingKey>;
        const copyLabel = uiMessages.text('ui.copy.action', { name: label });
        return <KeyBox copyLabel={copyLabel} label={label} value={privateKey} />;
      },
    },
  },
  freeDifference: {
    label: 'merchants.field.fee-difference',
    help: 'merchants.field.fee-difference.help',
    column: { width: 124, as: 'number' },
    exported: true,
  },
  status: {
    label: 'merchants.field.status',
    choices: statusTexts,
    column: { width: 96, as: 'status' },
  },
  createdAt: {
    label: 'merchants.field.created',
    column: { width: 164, as: 'time' },
    exported: true,
  },
  nextKey: { label: 'merchants.field.next-key' },
  formerKeys: { label: 'merchants.field.former-keys' },
  keysChangedAt: {
    label: 'merchants.field.keys-changed',
    column: {
      width: 164,
      as: 'time',
      isOptional: true,
      cell: ({ keysChangedAt, createdAt }) => <Moment at={keysChangedAt ?? createdAt} />,
    },
  },
  formerKeyUntil: {
    label: 'merchants.field.former-key',
    column: { width: 164, as: 'time', isOptional: true },
  },
  merchantExpansionA: { label: 'merchants.form.expansion-a' },
  merchantExpansionB: { label: 'merchants.form.expansion-b' },
  merchantExpansionC: { label: 'merchants.form.expansion-c' },
  merchantExpansionD: { label: 'merchants.form.expansion-d' },
});

/** The expansion fields, in the order of the form. */
export const expansions = [
  'merchantExpansionA',
  'merchantExpansionB',
  'merchantExpansionC',
  'merchantExpansionD',
] as const;
