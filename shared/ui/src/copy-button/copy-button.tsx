import { IconButton } from '../icon-button/icon-button';
import { CopyIcon } from '../icons/copy-icon';
import { copyWithNotice } from './copy-with-notice';

export interface CopyButtonProps {
  value: string | null | undefined;
  /** Name and tooltip: what is copied. */
  label: string;
  className?: string;
}

export function CopyButton({ value, label, className }: CopyButtonProps) {
  return (
    <IconButton
      className={className}
      icon={<CopyIcon size={16} />}
      label={label}
      onClick={() => void copyWithNotice(value)}
    />
  );
}
