import { IconButton } from '../elements/icon-button';
import { Copy16Icon } from '../icons/page-icons';
import { copyWithToast } from './copy-text';

export interface CopyButtonProps {
  value: string | null | undefined;
  /** Accessible name and tooltip, which name the copied value. */
  label: string;
  className?: string;
}

export function CopyButton({ value, label, className }: CopyButtonProps) {
  return (
    <IconButton
      className={className}
      icon={<Copy16Icon />}
      asShape
      label={label}
      onClick={() => void copyWithToast(value)}
    />
  );
}
