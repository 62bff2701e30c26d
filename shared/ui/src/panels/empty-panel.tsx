import type { ReactNode } from 'react';
import { DocumentIcon } from '../icons/document-icon';
import { StatePanel } from './state-panel';

export interface EmptyPanelProps {
  /** What this is. */
  title: string;
  body?: ReactNode;
  /** The button that fills it. */
  action?: ReactNode;
}

export function EmptyPanel({ title, body, action }: EmptyPanelProps) {
  return <StatePanel actions={action} body={body} icon={DocumentIcon} title={title} />;
}
