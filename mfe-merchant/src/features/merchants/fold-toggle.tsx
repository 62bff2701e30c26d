import { ChevronDownIcon, ChevronRightIcon, makeStyles, tokens } from '@backoffice/ui';
import { flexRow } from '@backoffice/ui/layout-rules';

const useFoldToggleStyles = makeStyles({
  toggle: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

interface FoldToggleProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  id?: string;
}

/** The title of a part that is shown or folded by pressing it. */
export function FoldToggle({ title, isOpen, onToggle, id }: FoldToggleProps) {
  const styles = useFoldToggleStyles();
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <button
      aria-expanded={isOpen}
      className={styles.toggle}
      id={id}
      onClick={onToggle}
      // Unfolding keeps the focus in its field, which would otherwise be validated as left.
      onMouseDown={isOpen ? undefined : (event) => event.preventDefault()}
      type="button"
    >
      <Chevron size={16} />
      <span>{title}</span>
    </button>
  );
}
