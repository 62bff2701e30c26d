import type { FieldChange, User, UserStatus } from '@backoffice/contract';
import { RowHistoryDialog } from '@backoffice/list-screen/history';
import { userMessages } from './user-messages';
import { userStatusTexts } from './user-status-texts';
import { usersApi } from './users.api';

const fieldTexts = {
  username: 'users.field.username',
  roleName: 'users.field.role',
  status: 'users.field.status',
  avatar: 'users.field.avatar',
  introduction: 'users.field.introduction',
} as const;

type Text = typeof userMessages.text;

// A field that a later server tells of keeps its name.
function fieldText(field: string, text: Text): string {
  return field in fieldTexts ? text(fieldTexts[field as keyof typeof fieldTexts]) : field;
}

function valueText({ field, ...values }: FieldChange, side: 'from' | 'to', text: Text): string | undefined {
  return field === 'status' ? text(userStatusTexts[values[side] as UserStatus]) : undefined;
}

export { listScreenMessages as messages } from '@backoffice/list-screen/history';

interface UserHistoryDialogProps {
  user: User;
  onClose: () => void;
}

export function UserHistoryDialog({ user, onClose }: UserHistoryDialogProps) {
  const text = userMessages.useText();
  return (
    <RowHistoryDialog
      history={{
        key: ['users', user.id],
        name: user.username,
        read: (page, options) => usersApi.history(user.id, page, options),
        fieldText: (field) => fieldText(field, text),
        valueText: (change, side) => valueText(change, side, text),
      }}
      onClose={onClose}
    />
  );
}
