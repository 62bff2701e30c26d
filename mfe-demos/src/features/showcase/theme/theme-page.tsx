import { Button, Checkbox, Field, Input, Radio, RadioGroup, Switch } from '@backoffice/ui';
import { Bar } from '../../../frame/bar';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { showcaseMessages } from '../showcase-messages';
import { ThemeColours } from './theme-colours';
import { ThemeStates } from './theme-states';
import { useThemeStyles } from './theme.styles';

/** What the theme colour tints, in one place. */
export function ThemePage() {
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
