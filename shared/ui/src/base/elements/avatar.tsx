import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useAvatarStyles } from './avatar.styles';

export interface AvatarProps {
  name: string;
  /** Address of a picture; the first letter stands in for one that is missing or broken. */
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
      {image && image !== broken ? (
        <img alt="" className={styles.image} onError={() => setBroken(image)} src={image} />
      ) : (
        initial.toLocaleUpperCase()
      )}
    </span>
  );
}
