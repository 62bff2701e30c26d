import { avatarCropMessages, CropDialog } from '@backoffice/avatar-crop';
import { Button, makeStyles, tokens, uiMessages } from '@backoffice/ui';
import { useRef, useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { acceptedImages, uploadImage } from '../upload-image';

const useAvatarUploadStyles = makeStyles({
  current: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  avatar: { borderRadius: tokens.borderRadiusCircular, objectFit: 'cover' },
  none: {
    display: 'grid',
    placeItems: 'center',
    width: '120px',
    height: '120px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
  },
  file: { display: 'none' },
});

const SIZE_PX = 120;

/** Demonstrates choosing, cropping and uploading an image. */
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
              // Cleared, so that the same file can be chosen again.
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
      {chosen && (
        <CropDialog
          file={chosen}
          onClose={() => setChosen(null)}
          onSend={async (picture) => setAvatar(await uploadImage(picture, 'avatar'))}
        />
      )}
    </DemoPage>
  );
}

export const messages = [demoMessages, avatarCropMessages, uiMessages];
