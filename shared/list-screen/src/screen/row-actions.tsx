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
type ActionTexts<Key extends string> = Record<'edit' | 'hide', Key> & {
  /** Left out where rows are not switched on and off. */
  activate?: Key;
  deactivate?: Key;
  /** What hiding a row means, where its word alone does not tell. */
  hideHint?: Key;
};

/** What can be done with a row that is edited, switched on and off, looked up in the history and hidden or deleted. */
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
  if (!change) return [history];
  const isActive = row.status === 'active';
  const switchTo = isActive ? texts.deactivate : texts.activate;
  // One key for both: the button that had the focus stays when it changes its sense.
  const status: RowAction | undefined = switchTo && {
    key: 'status',
    label: text(switchTo),
    icon: isActive ? <PauseCircleIcon /> : <PlayCircleIcon />,
    onAction: () => void change.switchStatus(row, isActive ? 'inactive' : 'active'),
  };
  return [
    { key: 'edit', label: text(texts.edit), icon: <EditIcon />, onAction: () => change.edit(row) },
    ...(status ? [status] : []),
    history,
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
