import {
  ArrowUploadIcon,
  Button,
  Checkbox,
  copyWithNotice,
  EditIcon,
  Field,
  IconButton,
  Input,
  MessageBar,
  MessageBarBody,
  Radio,
  RadioGroup,
  StarIcon,
  StatusBadge,
  Switch,
  tokens,
  uiMessages,
} from '@backoffice/ui';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { showcaseMessages } from '../features/showcase/showcase-messages';
import { useThemeStyles } from '../features/showcase/theme/theme.styles';

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

/** Colours by their token names; a click copies the name. */
function ThemeColours() {
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
function ThemeStates() {
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

/** Shows the components that the theme colour tints. */
export function Page() {
  const styles = useThemeStyles();
  const text = showcaseMessages.useText();
  return (
    <DemoPage intro={text('showcase.theme.intro')}>
      <DemoCard title={text('showcase.theme.buttons')}>
        <Bar>
          <Button appearance="primary">{text('showcase.theme.primary')}</Button>
          <Button>{text('showcase.theme.secondary')}</Button>
          <Button appearance="subtle">{text('showcase.theme.subtle')}</Button>
          <Button disabled>{text('showcase.theme.disabled')}</Button>
          <Button appearance="primary" icon={<ArrowUploadIcon />} iconPosition="after">
            {text('showcase.theme.upload')}
          </Button>
          <IconButton icon={<EditIcon />} label={text('showcase.theme.edit')} />
          <IconButton icon={<StarIcon />} label={text('showcase.theme.star')} />
        </Bar>
      </DemoCard>
      <DemoCard title={text('showcase.theme.controls')}>
        <Bar className={styles.controls}>
          <Checkbox defaultChecked label={text('showcase.theme.check')} />
          <Switch defaultChecked label={text('showcase.theme.switch')} />
          <RadioGroup aria-label={text('showcase.theme.choice')} defaultValue="first" layout="horizontal">
            <Radio label={text('showcase.theme.first')} value="first" />
            <Radio label={text('showcase.theme.second')} value="second" />
          </RadioGroup>
        </Bar>
        <Field className={styles.field} label={text('showcase.theme.field')}>
          <Input />
        </Field>
        <label className={styles.slider}>
          {text('showcase.theme.slider')}
          <input className={styles.range} defaultValue={50} type="range" />
        </label>
      </DemoCard>
      <ThemeStates />
      <ThemeColours />
    </DemoPage>
  );
}

export const messages = [showcaseMessages, uiMessages];
