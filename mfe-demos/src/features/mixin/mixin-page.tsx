import { DemoCard } from '../../frame/demo-card';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { FloatingField } from './floating-field';
import { OpeningCard } from './opening-card';
import { ShareMenu } from './share-menu';
import { WaveButton } from './wave-button';

/** Pieces of behaviour, each in one place, that components take up. */
export function MixinPage() {
  const text = messages.useText();
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
