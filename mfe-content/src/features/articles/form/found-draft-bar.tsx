import { formatDateTime } from '@backoffice/i18n';
import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@backoffice/ui';
import { messages } from '../../../messages';
import type { KeptDraft } from './kept-draft';

interface FoundDraftBarProps {
  found: KeptDraft;
  /** `updatedAt` of the article as it is now. */
  basedOn: string;
  onRestore: () => void;
  onForget: () => void;
}

/** Offers what was typed on an earlier visit and never saved. */
export function FoundDraftBar({ found, basedOn, onRestore, onForget }: FoundDraftBarProps) {
  const text = messages.useText();
  const isOutdated = found.basedOn !== basedOn;
  return (
    <MessageBar intent={isOutdated ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{text('articles.draft.found', { time: formatDateTime(found.at) })}</MessageBarTitle>
        {text(isOutdated ? 'articles.draft.found.outdated' : 'articles.draft.found.body')}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRestore}>{text('articles.draft.restore')}</Button>
        <Button appearance="subtle" onClick={onForget}>
          {text('articles.draft.discard')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
