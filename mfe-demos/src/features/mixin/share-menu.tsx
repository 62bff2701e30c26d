import { Button, ChevronDownIcon, copyText, Menu, notify } from '@backoffice/ui';
import { messages } from '../../messages';

async function copy(what: string): Promise<void> {
  try {
    await copyText(what);
    notify.success({ title: messages.text('mixin.share.done') });
  } catch (error) {
    console.warn('Nothing was copied.', error);
    notify.error({ title: messages.text('mixin.share.failed') });
  }
}

/** Ways to hand this page on, in a menu. */
export function ShareMenu() {
  const text = messages.useText();
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
