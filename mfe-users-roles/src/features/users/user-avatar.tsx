import { DEFAULT_AVATAR } from '@backoffice/contract';
import { Avatar } from '@backoffice/ui';

interface UserAvatarProps {
  username: string;
  avatar: string;
}

/** The page may show pictures of its own origin only: for others, and for the common one, a letter stands. */
export function UserAvatar({ username, avatar }: UserAvatarProps) {
  const isOwnPicture = avatar.startsWith('/') && avatar !== DEFAULT_AVATAR;
  return <Avatar image={isOwnPicture ? avatar : undefined} name={username} />;
}
