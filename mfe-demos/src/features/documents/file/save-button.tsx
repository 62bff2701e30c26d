import { ArrowDownloadIcon, Button } from '@backoffice/ui';

interface SaveButtonProps {
  label: string;
  isBusy: boolean;
  onSave: () => Promise<void>;
}

/** Makes a file and hands it to the browser. */
export function SaveButton({ label, isBusy, onSave }: SaveButtonProps) {
  return (
    <Button
      appearance="primary"
      disabledFocusable={isBusy}
      icon={<ArrowDownloadIcon />}
      onClick={() => void onSave()}
    >
      {label}
    </Button>
  );
}
