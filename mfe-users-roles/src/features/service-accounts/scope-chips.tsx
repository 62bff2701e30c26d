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

/** Scopes as chips in one line, which a table cuts with a tooltip. */
export function ScopeChips({ scopes }: { scopes: readonly string[] }) {
  const styles = useStyles();
  return (
    <span>
      {scopes.map((scope, at) => (
        <span key={scope}>
          {at > 0 && ' '}
          <span className={styles.chip}>{scope}</span>
        </span>
      ))}
    </span>
  );
}
