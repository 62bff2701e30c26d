import { Button, Checkbox, Field, Input, Radio, RadioGroup, Switch, uiMessages } from '@backoffice/ui';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { showcaseMessages } from '../features/showcase/showcase-messages';
import { ThemeColours, ThemeStates } from '../features/showcase/theme/theme-parts';
import { useThemeStyles } from '../features/showcase/theme/theme.styles';

/** What the theme colour tints, in one place. */
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
      </DemoCard>
      <ThemeStates />
      <ThemeColours />
    </DemoPage>
  );
}

export const messages = [showcaseMessages, uiMessages];
