import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';

const useAvatarStyles = makeStyles({
  avatar: {
    display: 'inline-grid',
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
  /** Path of a picture on this site; the first letter stands in for one that is missing, broken or elsewhere. */
  image?: string;
  className?: string;
}

/** Decorative: the name stands beside it or on the control around it. */
export function Avatar({ name, image, className }: AvatarProps) {
  const styles = useAvatarStyles();
  const [broken, setBroken] = useState<string>();
  const [initial = ''] = name.trim();
  return (
    <span aria-hidden="true" className={mergeClasses(styles.avatar, className)}>
      {image?.startsWith('/') && image !== broken ? (
        <img alt="" className={styles.image} onError={() => setBroken(image)} src={image} />
      ) : (
        initial.toLocaleUpperCase()
      )}
    </span>
  );
}
