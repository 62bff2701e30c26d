import { makeStyles, tokens } from '@fluentui/react-components';
import { flexRow } from '../base/layout-rules';
import type { MouseEvent } from 'react';
import { IconButton, ShapeButton } from '../base/elements/icon-button';
import { shapedIcon } from '../base/icons/create-icon';
import { MoreHorizontalIcon } from '../base/icons/frame-icons';
import { Menu } from '../base/menu/menu';
import type { MenuItem } from '../base/menu/menu-popup';
import { uiMessages } from '../base/messages';

const useRowActionsStyles = makeStyles({
  // Aligns the first icon, instead of its button's edge, with the column's header.
  actions: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalXXS,
    marginInlineStart: '-4px',
    // Quiet until the row is hovered or focused.
    ':is(tr:not(:hover, :focus-within) *) > button': { color: tokens.colorNeutralForeground4 },
  },
  apart: { marginInlineStart: tokens.spacingHorizontalM },
});

export interface RowAction extends Pick<MenuItem, 'key' | 'label' | 'icon' | 'disabled'> {
  onAction: () => void;
  /** Last, with a gap before it. */
  dangerous?: boolean;
  /** Stops the work of the row, such as its payments: red where the action has a label. */
  stops?: boolean;
  /** Explains the action: the tooltip of an icon, which is the label when left out, and a line below an entry of the menu. */
  tooltip?: string;
  /** Only in the menu, also where there is room for its icon. */
  inMenu?: boolean;
}

const AT_ONCE = 2;

function asMenuItem({ onAction, tooltip, stops: _stops, inMenu: _inMenu, ...action }: RowAction): MenuItem {
  return { ...action, hint: tooltip, onSelect: onAction, apart: action.dangerous };
}

/** At most two actions as icon buttons, the others in a menu. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const styles = useRowActionsStyles();
  const ordered = [...actions].sort((a, b) => Number(a.dangerous ?? false) - Number(b.dangerous ?? false));
  const shown = ordered.filter(({ inMenu }) => !inMenu).slice(0, AT_ONCE);
  const rest = ordered.filter((action) => !shown.includes(action));
  return (
    <div className={styles.actions}>
      {shown.map(({ key, label, icon, onAction, dangerous, disabled, tooltip }) => {
        const props = {
          'aria-description': tooltip,
          className: dangerous ? styles.apart : undefined,
          'data-action': key,
          dangerous,
          'data-tooltip': tooltip ?? label,
          disabled,
          label,
          // Ignores the second click of a double click, which could reach another button in the same position.
          onClick: ({ detail }: MouseEvent) => detail < 2 && onAction(),
        };
        const shaped = shapedIcon(icon);
        return shaped ? (
          <ShapeButton icon={shaped} key={key} {...props} />
        ) : (
          <IconButton icon={icon} key={key} {...props} />
        );
      })}
      {rest.length > 0 && (
        <Menu
          align="end"
          items={rest.map(asMenuItem)}
          label={uiMessages.text('ui.list.more')}
          trigger={(trigger) => (
            <ShapeButton {...trigger} icon={MoreHorizontalIcon} label={uiMessages.text('ui.list.more')} />
          )}
        />
      )}
    </div>
  );
}
