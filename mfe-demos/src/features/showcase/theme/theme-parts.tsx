import { copyWithNotice, MessageBar, MessageBarBody, StatusBadge, tokens } from '@backoffice/ui';
import { Bar, DemoCard } from '../../../demo-page';
import { showcaseMessages } from '../showcase-messages';
import { useThemeStyles } from './theme.styles';

const names = [
  'colorBrandBackground',
  'colorBrandBackground2',
  'colorBrandForeground1',
  'colorBrandForegroundLink',
  'colorBrandStroke1',
  'colorCompoundBrandBackground',
  'colorCompoundBrandStroke',
  'colorNeutralBackground1',
  'colorNeutralBackground3',
  'colorNeutralForeground1',
  'colorNeutralForeground2',
  'colorNeutralStroke1',
] as const satisfies readonly (keyof typeof tokens)[];

/** Colours by the names under which code uses them; a click copies the name. */
export function ThemeColours() {
  const styles = useThemeStyles();
  const text = showcaseMessages.useText();
  return (
    <DemoCard title={text('showcase.theme.colours')}>
      <ul className={styles.colours}>
        {names.map((name) => (
          <li key={name}>
            <button
              className={styles.colour}
              data-tooltip={text('showcase.theme.copy', { name })}
              onClick={() => void copyWithNotice(`tokens.${name}`)}
              type="button"
            >
              <span aria-hidden="true" className={styles.swatch} style={{ backgroundColor: tokens[name] }} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </DemoCard>
  );
}

/** Badges and bars, each with a tint and an icon. */
export function ThemeStates() {
  const text = showcaseMessages.useText();
  const bars = [
    ['success', text('showcase.theme.success')],
    ['info', text('showcase.theme.info')],
    ['warning', text('showcase.theme.warning')],
    ['error', text('showcase.theme.danger')],
  ] as const;
  return (
    <DemoCard title={text('showcase.theme.states')}>
      <Bar>
        <StatusBadge label={text('showcase.theme.success')} status="active" />
        <StatusBadge label={text('showcase.theme.neutral')} status="inactive" />
        <StatusBadge label={text('showcase.theme.danger')} status="deleted" />
      </Bar>
      <div className={useThemeStyles().bars}>
        {bars.map(([intent, label]) => (
          <MessageBar intent={intent} key={intent}>
            <MessageBarBody>{label}</MessageBarBody>
          </MessageBar>
        ))}
      </div>
    </DemoCard>
  );
}
