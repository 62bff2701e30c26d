import { apiAddress } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const useAvatarStyles = makeStyles({
  avatar: {
    display: 'inline-grid',
    verticalAlign: 'middle',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    userSelect: 'none',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
});

export interface AvatarProps {
  name: string;
  /**
   * Path of a picture on this site, or of an uploaded one. The first letter of the name replaces a missing, broken or external
   * picture.
   */
  image?: string;
  className?: string;
}

/** Returns the address of a picture; undefined for an external one, which the content security policy blocks. */
function addressOf(image: string): string | undefined {
  if (image.startsWith(`${apiPaths.uploads}/`)) return apiAddress(image);
  return image.startsWith('/') ? image : undefined;
}

/** Decorative: the name is beside it or on the control around it. */
export function Avatar({ name, image = '', className }: AvatarProps) {
  const styles = useAvatarStyles();
  const [broken, setBroken] = useState<string>();
  const address = addressOf(image);
  const [initial = ''] = name.trim();
  return (
    <span aria-hidden="true" className={mergeClasses(styles.avatar, className)}>
      {address && address !== broken ? (
        <img alt="" className={styles.image} onError={() => setBroken(address)} src={address} />
      ) : (
        initial.toLocaleUpperCase()
      )}
    </span>
  );
}
