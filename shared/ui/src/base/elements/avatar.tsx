import { apiAddress } from '@backoffice/api-client';
import { apiPaths, DEFAULT_AVATAR } from '@backoffice/contract';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { initialOf } from '../initial';
import { initialMark } from '../layout-rules';

const useAvatarStyles = makeStyles({
  avatar: {
    ...initialMark,
    verticalAlign: 'middle',
    width: '28px',
    height: '28px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    '::before': { content: 'attr(data-initial)' },
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
});

export interface AvatarProps {
  name: string;
  /**
   * Path of a picture on this site, or of an uploaded one. The first letter of the name, on a colour made from it, replaces a
   * missing, default, broken or external picture.
   */
  image?: string;
  className?: string;
}

/** Returns the address of a user's own picture; undefined for an external one, which the content security policy blocks. */
function addressOf(image: string): string | undefined {
  if (image.startsWith(`${apiPaths.uploads}/`)) return apiAddress(image);
  return image.startsWith('/') && image !== DEFAULT_AVATAR ? image : undefined;
}

/** Decorative: the name is beside it or on the control around it. */
export function Avatar({ name, image = '', className }: AvatarProps) {
  const styles = useAvatarStyles();
  const [broken, setBroken] = useState<string>();
  const address = addressOf(image);
  const isShown = address !== undefined && address !== broken;
  const initial = initialOf(name);
  return (
    <span
      aria-hidden="true"
      className={mergeClasses(styles.avatar, className)}
      {...initial}
      data-initial={isShown ? undefined : initial['data-initial']}
    >
      {isShown && <img alt="" className={styles.image} onError={() => setBroken(address)} src={address} />}
    </span>
  );
}
