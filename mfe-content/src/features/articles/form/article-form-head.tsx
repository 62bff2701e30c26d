import type { ArticleStatus } from '@backoffice/contract';
import { Button, EyeIcon, Spinner, StatusBadge, uiMessages } from '@backoffice/ui';
import { messages } from '../../../messages';
import { articleStatusTexts } from '../article-texts';
import { useArticleFormStyles } from './article-form.styles';
import { DraftStateText } from './draft-state-text';
import type { DraftState } from './use-kept-draft';

interface ArticleFormHeadProps {
  status: ArticleStatus;
  draftState: DraftState;
  saving: boolean;
  mayEdit: boolean;
  onPreview: () => void;
  onDraft: () => void;
  onPublish: () => void;
}

/** State of the article and the ways to save it; stays in sight. */
export function ArticleFormHead(props: ArticleFormHeadProps) {
  const { status, draftState, saving, mayEdit, onPreview, onDraft, onPublish } = props;
  const styles = useArticleFormStyles();
  const text = messages.useText();
  return (
    <div className={styles.head}>
      <StatusBadge label={text(articleStatusTexts[status])} status={status} />
      <DraftStateText state={draftState} />
      <div className={styles.buttons}>
        <Button icon={<EyeIcon />} onClick={onPreview}>
          {text('articles.action.preview')}
        </Button>
        {mayEdit && (
          <>
            <Button disabledFocusable={saving} onClick={onDraft}>
              {text('articles.action.draft')}
            </Button>
            <Button
              appearance="primary"
              disabledFocusable={saving}
              icon={
                saving ? <Spinner aria-label={uiMessages.text('ui.form.saving')} size="tiny" /> : undefined
              }
              onClick={onPublish}
            >
              {text('articles.action.publish')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
