import { api } from '@backoffice/api-client';
import { apiPaths, DEFAULT_AVATAR, type Profile, type ProfileRequest } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import { queryClient } from '../../kernel/query-client';

/** Updates the whole frame with the stored profile, and invalidates lists of users. */
async function adopt(change: Promise<Profile>): Promise<void> {
  const { avatar, introduction } = await change;
  store.set(userAtom, (user) => user && { ...user, avatar, introduction });
  void queryClient.invalidateQueries();
}

const put = (request: ProfileRequest) =>
  adopt(api.put<Profile>(apiPaths.userProfile, request, { shown: true }));

/** The calls for the user's own profile. Callers show the failures. */
export const profileApi = {
  setIntroduction: (introduction: string) => put({ introduction }),
  removePicture: () => put({ avatar: DEFAULT_AVATAR }),
  setPicture(picture: Blob) {
    const form = new FormData();
    form.append('file', picture, 'picture');
    return adopt(api.post<Profile>(apiPaths.userPicture, form, { shown: true }));
  },
};
