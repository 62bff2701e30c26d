import { copyWithNotice, tokens } from '@backoffice/ui';
import { DemoCard } from '../../../frame/demo-card';
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
