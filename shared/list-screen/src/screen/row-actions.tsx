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
import type { RowCommands } from '../declaration/define-list';

/** The words of the standard actions. */
export type ActionTexts<Key extends string> = Record<
  'edit' | 'activate' | 'deactivate' | 'hide' | 'hideHint',
  Key
>;

/** Opens the history of a row. */
export function historyAction<T>(row: T, { showHistory }: RowCommands<T>): RowAction {
  return {
    key: 'history',
    label: uiMessages.text('ui.list.history'),
    icon: <HistoryIcon />,
    onAction: () => showHistory(row),
  };
}

/** What can be done with a row that is edited, switched on and off, looked up in the history and hidden. */
export function standardActions<T extends { status: string }, Key extends string>(
  row: T,
  commands: RowCommands<T>,
  texts: ActionTexts<Key>,
  text: GetText<Key>,
): RowAction[] {
  const history = historyAction(row, commands);
  const { change } = commands;
  if (!change) return [history];
  const isActive = row.status === 'active';
  // One key for both: the button that had the focus stays when it changes its sense.
  const status: RowAction = {
    key: 'status',
    label: text(isActive ? texts.deactivate : texts.activate),
    icon: isActive ? <PauseCircleIcon /> : <PlayCircleIcon />,
    onAction: () => void change.switchStatus(row, isActive ? 'inactive' : 'active'),
  };
  return [
    { key: 'edit', label: text(texts.edit), icon: <EditIcon />, onAction: () => change.edit(row) },
    status,
    history,
    {
      key: 'delete',
      label: text(texts.hide),
      tooltip: text(texts.hideHint),
      icon: <DeleteIcon />,
      dangerous: true,
      onAction: () => change.hide(row),
    },
  ];
}
