import type { GetText } from '@backoffice/i18n';
import {
  DeleteIcon,
  EditIcon,
  HistoryIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  uiMessages,
} from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import { type ActionPoint, additionActions } from '../additions';
import type { RowCommands } from '../declaration/row-field';

/** The texts of the standard actions. */
type ActionTexts<Key extends string> = Record<'edit' | 'hide', Key> & {
  /** Left out where rows cannot be activated. */
  activate?: Key;
  deactivate?: Key;
  /** Explains hiding, where the label alone does not. */
  hideHint?: Key;
  /** The point at which other remotes add actions. */
  additions?: ActionPoint;
};

/** Returns the standard actions of a row: edit, activate or deactivate, history, those of other remotes, and hide or delete. */
export function standardActions<T extends { id: number; status?: string }, Key extends string>(
  row: T,
  commands: RowCommands<T>,
  texts: ActionTexts<Key>,
  text: GetText<Key>,
): RowAction[] {
  const { change, showHistory } = commands;
  const history: RowAction = {
    key: 'history',
    label: uiMessages.text('ui.list.history'),
    icon: <HistoryIcon />,
    onAction: () => showHistory(row),
  };
  const added = texts.additions ? additionActions(texts.additions, row) : [];
  if (!change) return [history, ...added];
  const isActive = row.status === 'active';
  const switchTo = isActive ? texts.deactivate : texts.activate;
  // One key for both, so that the focused button stays when its meaning changes.
  const status: RowAction | undefined = switchTo && {
    key: 'status',
    label: text(switchTo),
    icon: isActive ? <PauseCircleIcon /> : <PlayCircleIcon />,
    stops: isActive,
    onAction: () => void change.switchStatus(row, isActive ? 'inactive' : 'active'),
  };
  return [
    { key: 'edit', label: text(texts.edit), icon: <EditIcon />, onAction: () => change.edit(row) },
    ...(status ? [status] : []),
    history,
    ...added,
    {
      key: 'delete',
      label: text(texts.hide),
      tooltip: texts.hideHint && text(texts.hideHint),
      icon: <DeleteIcon />,
      dangerous: true,
      onAction: () => change.hide(row),
    },
  ];
}
