import { Button, ChevronDownIcon, copyText, Menu, notify, uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';
import { useMixinStyles } from '../features/mixin/mixin.styles';
import { DemoCard, DemoPage } from '../demo-page';
import { FloatingField } from '../features/mixin/floating-field';
import { WaveButton } from '../features/mixin/wave-button';

/** A cover that slides away where it is pointed at or focused. */
export function OpeningCard() {
  const styles = useMixinStyles();
  const text = demoMessages.useText();
  return (
    <button className={styles.thumb} type="button">
      <span className={styles.behind}>{text('mixin.card.text')}</span>
      <span className={styles.cover} data-cover="">
        {text('mixin.card.name')}
      </span>
    </button>
  );
}

async function copy(what: string): Promise<void> {
  try {
    await copyText(what);
    notify.success({ title: demoMessages.text('mixin.share.done') });
  } catch (error) {
    console.warn('Nothing was copied.', error);
    notify.error({ title: demoMessages.text('mixin.share.failed') });
  }
}

/** Ways to hand this page on, in a menu. */
export function ShareMenu() {
  const text = demoMessages.useText();
  const items = [
    { key: 'link', label: text('mixin.share.link'), onSelect: () => void copy(location.href) },
    {
      key: 'text',
      label: text('mixin.share.mail'),
      onSelect: () => void copy(`${document.title}\n${location.href}`),
    },
  ];
  return (
    <Menu
      items={items}
      label={text('mixin.share.button')}
      trigger={(props) => (
        <Button {...props} icon={<ChevronDownIcon />} iconPosition="after">
          {text('mixin.share.button')}
        </Button>
      )}
    />
  );
}

/** Pieces of behaviour, each in one place, that components take up. */
export function Page() {
  const text = demoMessages.useText();
  return (
    <DemoPage intro={text('mixin.intro')}>
      <DemoCard title={text('mixin.field.title')}>
        <FloatingField />
      </DemoCard>
      <DemoCard title={text('mixin.card.title')}>
        <OpeningCard />
      </DemoCard>
      <DemoCard title={text('mixin.wave.title')}>
        <WaveButton />
      </DemoCard>
      <DemoCard title={text('mixin.share.title')}>
        <ShareMenu />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
