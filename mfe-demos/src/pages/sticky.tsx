import { Button, makeStyles, mergeClasses, notify, Select, tokens, uiMessages } from '@backoffice/ui';
import { Fragment, useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';

/** The height of the largest controls, with padding. */
const BAR_HEIGHT = '58px';

const useStickyStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 'var(--ui-sticky-top, 0px)',
    zIndex: 2,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: BAR_HEIGHT,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  // Directly below the first bar, without a gap.
  second: { top: `calc(var(--ui-sticky-top, 0px) + ${BAR_HEIGHT})` },
  name: { marginInlineEnd: 'auto', fontWeight: tokens.fontWeightSemibold },
  text: { minHeight: '160px', margin: 0, color: tokens.colorNeutralForeground2 },
});

const sections = Array.from({ length: 10 }, (_, index) => index + 1);
/** The number of the paragraph after which the second bar begins. */
const SECOND_BAR_AFTER = 2;
const platforms = ['a-platform', 'b-platform', 'c-platform'];

/** Demonstrates bars that stay visible while the page scrolls. */
export function Page() {
  const styles = useStickyStyles();
  const text = demoMessages.useText();
  const [platform, setPlatform] = useState('a-platform');
  return (
    <DemoPage intro={text('sticky.intro')}>
      <div aria-label={text('sticky.first')} className={styles.bar} role="group">
        <span className={styles.name}>{text('sticky.first')}</span>
        <Select
          aria-label={text('sticky.platform')}
          onChange={(_event, { value }) => setPlatform(value)}
          value={platform}
        >
          {platforms.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Button
          appearance="primary"
          onClick={() => notify.success({ title: text('sticky.published', { platform }) })}
        >
          {text('sticky.publish')}
        </Button>
      </div>
      {sections.map((number) => (
        <Fragment key={number}>
          <DemoCard title={text('sticky.section', { number: String(number) })}>
            <p className={styles.text}>{text('sticky.text')}</p>
          </DemoCard>
          {number === SECOND_BAR_AFTER && (
            <div
              aria-label={text('sticky.second')}
              className={mergeClasses(styles.bar, styles.second)}
              role="group"
            >
              <span className={styles.name}>{text('sticky.second')}</span>
            </div>
          )}
        </Fragment>
      ))}
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
