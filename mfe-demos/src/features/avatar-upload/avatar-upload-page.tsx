import { Button } from '@backoffice/ui';
import { useRef, useState } from 'react';
import { DemoCard } from '../../frame/demo-card';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { acceptedImages } from '../../upload/accepted-images';
import { useAvatarUploadStyles } from './avatar-upload.styles';
import { CropDialog } from './crop-dialog';

const SIZE_PX = 120;

/** An image is chosen, cut to a square and sent. */
export function AvatarUploadPage() {
  const styles = useAvatarUploadStyles();
  const text = messages.useText();
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
