import type { CropDialogProps } from '@backoffice/avatar-crop';
import { DEFAULT_AVATAR } from '@backoffice/contract';
import { Avatar, Button, makeStyles, notify, rowNotices, tokens, useBusy } from '@backoffice/ui';
import { flexWrapping } from '@backoffice/ui/layout-rules';
import { type ComponentType, useRef, useState } from 'react';
import { profileApi } from './profile.api';
import { profileMessages } from './profile-texts';

const useOwnPictureStyles = makeStyles({
  avatar: { width: '96px', height: '96px', fontSize: tokens.fontSizeHero800 },
  actions: { ...flexWrapping, gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalL },
  file: { display: 'none' },
});

interface Cropping {
  file: File;
  CropDialog: ComponentType<CropDialogProps>;
}

async function loadCropping(file: File): Promise<Cropping> {
  const { avatarCropMessages, CropDialog } = await import(
    /* webpackChunkName: "avatar-crop" */ '@backoffice/avatar-crop'
  );
  await avatarCropMessages.load();
  return { file, CropDialog };
}

/** The user's picture as others see it. */
export function OwnPicture({ name, avatar }: { name: string; avatar: string }) {
  const styles = useOwnPictureStyles();
  return <Avatar className={styles.avatar} image={avatar} name={name} />;
}

/** Buttons that replace the picture by a crop of an image file, or remove it. */
export function OwnPictureActions({ avatar }: { avatar: string }) {
  const styles = useOwnPictureStyles();
  const text = profileMessages.useText();
  const field = useRef<HTMLInputElement>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const { isBusy, run } = useBusy();

  async function choose(file: File) {
    try {
      setCropping(await loadCropping(file));
    } catch (error) {
      console.error('The dialog that cuts a picture out could not be loaded.', error);
      notify.error({ title: text('profile.picture.open-failed') });
    }
  }
  async function remove() {
    try {
      await profileApi.removePicture();
      notify.success({ title: text('profile.picture.removed') });
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('profile.picture.remove-failed'), error);
    }
  }
  return (
    <div className={styles.actions}>
      <input
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={text('profile.picture.change')}
        className={styles.file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // Cleared, so that the same file can be chosen again.
          target.value = '';
        }}
        ref={field}
        type="file"
      />
      <Button onClick={() => field.current?.click()}>{text('profile.picture.change')}</Button>
      {avatar !== DEFAULT_AVATAR && (
        <Button appearance="subtle" disabledFocusable={isBusy} onClick={() => void run(remove)}>
          {text('profile.picture.remove')}
        </Button>
      )}
      {cropping && (
        <cropping.CropDialog
          file={cropping.file}
          onClose={() => setCropping(null)}
          onSend={profileApi.setPicture}
        />
      )}
    </div>
  );
}
