import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { ArrowClockwiseIcon } from '../icons/arrow-clockwise-icon';
import { ErrorCircleIcon } from '../icons/error-circle-icon';
import { uiMessages } from '../messages';
import { StatePanel } from './state-panel';
import { useStatePanelStyles } from './state-panel.styles';

export interface ErrorPanelProps {
  title: string;
  body?: ReactNode;
  /** With it the operators find the call in their log. */
  requestId?: string;
  onRetry?: () => void;
}

/** What failed, the request's id, and Retry. */
export function ErrorPanel({ title, body, requestId, onRetry }: ErrorPanelProps) {
  const styles = useStatePanelStyles();
  const text = uiMessages.useText();
  return (
    <StatePanel
      actions={
        onRetry && (
          <Button icon={<ArrowClockwiseIcon />} onClick={onRetry}>
            {text('ui.error.retry')}
          </Button>
        )
      }
      body={body}
      detail={
        requestId && (
          <>
            {text('ui.error.request-id')} <span className={styles.code}>{requestId}</span>
          </>
        )
      }
      icon={ErrorCircleIcon}
      isError
      title={title}
    />
  );
}
