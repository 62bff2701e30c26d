import { makeStyles, tokens } from '@backoffice/ui';

const useStyles = makeStyles({
  chip: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Names as chips in one line, which a table cuts with a tooltip. */
export function CodeChips({ names }: { names: readonly string[] }) {
  const styles = useStyles();
  return (
    <span>
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 && ' '}
          <span className={styles.chip}>{name}</span>
        </span>
      ))}
    </span>
  );
}
