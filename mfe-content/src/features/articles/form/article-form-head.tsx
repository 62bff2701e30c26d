import type { ArticleStatus } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import {
  Button,
  EyeIcon,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  StatusBadge,
  uiMessages,
} from '@backoffice/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messages } from '../../../messages';
import { articleStatusTexts } from '../article-values';
import { useArticleFormStyles } from './article-form.styles';
import type { DraftState } from './article-draft';
import type { StoredDraft } from './stored-drafts';

/** Tells whether the browser has stored the unsaved changes. */
function DraftStateText({ state }: { state: DraftState }) {
  const styles = useArticleFormStyles();
  const text = messages.useText();
  return (
    <span className={styles.draftState} role="status">
      {state.kind === 'waiting' && <span>{text('articles.draft.waiting')}</span>}
      {state.kind === 'stored' && (
        <span>{text('articles.draft.kept', { time: formatDateTime(state.at) })}</span>
      )}
      {state.kind === 'refused' && <span>{text('articles.draft.refused')}</span>}
    </span>
  );
}

interface FoundDraftBarProps {
  found: StoredDraft;
  /** The current `updatedAt` of the article. */
  basedOn: string;
  onRestore: () => void;
  onForget: () => void;
}

/** Offers to restore unsaved changes of an earlier visit. */
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

interface OpenElsewhereBarProps {
  onEditHere: () => void;
  /** Called once the form is editable. */
  onEditable: () => void;
}

/** A bar above a form that is being edited in another window of this browser. */
export function OpenElsewhereBar({ onEditHere, onEditable }: OpenElsewhereBarProps) {
  const text = messages.useText();
  const isPressed = useRef(false);
  const becomeEditable = useEffectEvent(() => {
    if (isPressed.current) onEditable();
  });
  useEffect(() => becomeEditable, []);
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{text('articles.draft.elsewhere')}</MessageBarBody>
      <MessageBarActions>
        <Button
          onClick={() => {
            isPressed.current = true;
            onEditHere();
          }}
          size="small"
        >
          {text('articles.draft.edit-here')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

interface ArticleFormHeadProps {
  status: ArticleStatus;
  draftState: DraftState;
  /** The number of invalid fields, some of which may be out of view. */
  mistakes: number;
  saving: boolean;
  mayEdit: boolean;
  /** The article is being edited in another window. */
  isElsewhere: boolean;
  onPreview: () => void;
  onDraft: () => void;
  onPublish: () => void;
}

/** The article's status and the buttons that save it; stays visible while the form scrolls. */
export function ArticleFormHead(props: ArticleFormHeadProps) {
  const { status, draftState, mistakes, saving, mayEdit, isElsewhere, onPreview, onDraft, onPublish } = props;
  const styles = useArticleFormStyles();
  const text = messages.useText();
  return (
    <div className={styles.head}>
      <StatusBadge label={text(articleStatusTexts[status])} status={status} />
      <DraftStateText state={draftState} />
      <span className={styles.mistakes} role="status">
        {mistakes > 0 && text('articles.form.mistakes', { count: mistakes })}
      </span>
      <div className={styles.buttons}>
        <Button icon={<EyeIcon />} onClick={onPreview}>
          {text('articles.action.preview')}
        </Button>
        {mayEdit && (
          <>
            <Button disabledFocusable={saving || isElsewhere} onClick={onDraft}>
              {text('articles.action.draft')}
            </Button>
            <Button
              appearance="primary"
              disabledFocusable={saving || isElsewhere}
              icon={
                saving ? <Spinner aria-label={uiMessages.text('ui.form.saving')} size="tiny" /> : undefined
              }
              onClick={onPublish}
            >
              <span>{text('articles.action.publish')}</span>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
