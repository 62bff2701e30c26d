import { formatDateTime } from '@backoffice/i18n';
import { messages } from '../../../messages';
import { useArticleFormStyles } from './article-form.styles';
import type { DraftState } from './use-kept-draft';

/** Whether what is typed is kept in this browser. */
export function DraftStateText({ state }: { state: DraftState }) {
  const styles = useArticleFormStyles();
  const text = messages.useText();
  const words = {
    none: () => '',
    waiting: () => text('articles.draft.waiting'),
    kept: () =>
      state.kind === 'kept' ? text('articles.draft.kept', { time: formatDateTime(state.at) }) : '',
    refused: () => text('articles.draft.refused'),
  };
  return (
    <span className={styles.draftState} role="status">
      {words[state.kind]()}
    </span>
  );
}
