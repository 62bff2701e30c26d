import { uiMessages } from '../messages';
import { notify } from '../notices/notify';
import { copyText } from './copy-text';

/** Copies a value and says so; an empty one gives the warning that the item does not exist. */
export async function copyWithNotice(value: string | null | undefined): Promise<void> {
  if (!value) {
    notify.warning({
      title: uiMessages.text('ui.copy.missing.title'),
      body: uiMessages.text('ui.copy.missing.body'),
    });
    return;
  }
  try {
    await copyText(value);
    notify.success({ title: uiMessages.text('ui.copy.done') });
  } catch {
    notify.error({
      title: uiMessages.text('ui.copy.failed.title'),
      body: uiMessages.text('ui.copy.failed.body'),
    });
  }
}
