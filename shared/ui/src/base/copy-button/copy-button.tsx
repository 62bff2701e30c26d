import { ShapeButton } from '../elements/icon-button';
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
    <ShapeButton
      className={className}
      icon={Copy16Icon}
      label={label}
      onClick={() => void copyWithToast(value)}
    />
  );
}
