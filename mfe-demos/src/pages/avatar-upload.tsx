import { Button, uiMessages } from '@backoffice/ui';
import { useRef, useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { acceptedImages } from '../upload-image';
import { useAvatarUploadStyles } from '../features/avatar-upload/avatar-upload.styles';
import { CropDialog } from '../features/avatar-upload/crop-dialog';

const SIZE_PX = 120;

/** An image is chosen, cut to a square and sent. */
export function Page() {
  const styles = useAvatarUploadStyles();
  const text = demoMessages.useText();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [avatar, setAvatar] = useState<string | null>(null);
  return (
    <DemoPage intro={text('avatarUpload.intro')}>
      <DemoCard title={text('avatarUpload.current')}>
        <div className={styles.current}>
          {avatar ? (
            <img
              alt={text('avatarUpload.alt')}
              className={styles.avatar}
              height={SIZE_PX}
              src={avatar}
              width={SIZE_PX}
            />
          ) : (
            <span className={styles.none}>{text('avatarUpload.none')}</span>
          )}
          <input
            accept={Object.keys(acceptedImages).join(',')}
            aria-label={text('avatarUpload.choose')}
            className={styles.file}
            onChange={({ target }) => {
              setChosen(target.files?.[0] ?? null);
              // The same file can be chosen again.
              target.value = '';
            }}
            ref={field}
            type="file"
          />
          <Button appearance="primary" onClick={() => field.current?.click()}>
            {text('avatarUpload.choose')}
          </Button>
        </div>
      </DemoCard>
      {chosen && <CropDialog file={chosen} onClose={() => setChosen(null)} onStored={setAvatar} />}
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
