import { store } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { reportError } from '../../kernel/error-log/report-error';
import { supportPinyinSearchAtom } from '../../kernel/settings/setting-atoms';

type ToPinyin = (text: string) => string[];

interface Sounds {
  /** Undefined while it is on its way or off. */
  toPinyin: ToPinyin | undefined;
  isAwaited: boolean;
}

/** The sounds of Chinese, a dictionary that is fetched after the palette is shown. */
export function useToPinyin(): Sounds {
  const isOn = useAtomValue(supportPinyinSearchAtom, { store });
  const [loaded, setLoaded] = useState<{ toPinyin?: ToPinyin }>();

  useEffect(() => {
    if (!isOn) return;
    import(/* webpackChunkName: "pinyin" */ './to-pinyin').then(setLoaded, (error: unknown) => {
      // Titles and paths are searched all the same.
      console.warn('Pages cannot be found by sound just now.', error);
      reportError({ kind: 'client', error });
      setLoaded({});
    });
  }, [isOn]);

  return { toPinyin: isOn ? loaded?.toPinyin : undefined, isAwaited: isOn && !loaded };
}
