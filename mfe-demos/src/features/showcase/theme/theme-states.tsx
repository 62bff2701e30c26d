import { MessageBar, MessageBarBody, StatusBadge } from '@backoffice/ui';
import { Bar } from '../../../frame/bar';
import { DemoCard } from '../../../frame/demo-card';
import { showcaseMessages } from '../showcase-messages';
import { useThemeStyles } from './theme.styles';

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
