import { basePath } from '@backoffice/session/base-path';
import { defineMessages, useLanguage } from '@backoffice/i18n';
import { joinList } from '@backoffice/i18n/format-list';
import { Button, CopyButton, Dialog as UiDialog, makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { headingText } from '@backoffice/ui/theme-rules';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { errorLogAtom } from '../../kernel/error-log/error-log';
import { messages as hostMessages } from '../../kernel/messages';
import { logoAddress, productName } from '../../kernel/product';
import { navigationAtom, titleOf } from '../../navigation/navigation';
import { liveReleases } from '../../remotes/releases';

const messages = defineMessages('host-about', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

export const load = messages.load;

/** The facts that the build writes beside the host's scripts. */
interface About {
  version: string;
  packages: readonly { name: string; version: string; licence: string }[];
}

/** @throws {Error} when the file cannot be fetched */
async function fetchAbout(): Promise<About> {
  const response = await fetch(`${basePath()}/assets/about.json`);
  if (!response.ok) throw new Error(`The build's facts were answered by ${response.status}.`);
  return (await response.json()) as About;
}

const useAboutStyles = makeStyles({
  product: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  name: { margin: 0, ...headingText },
  version: { margin: 0, color: tokens.colorNeutralForeground3 },
  title: { margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalXS}`, ...headingText },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS} 0`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'start',
      fontWeight: tokens.fontWeightRegular,
    },
  },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  app: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
  release: { whiteSpace: 'nowrap' },
  text: { margin: 0 },
  summary: { cursor: 'pointer', ...headingText },
  licences: { marginTop: tokens.spacingVerticalL },
});

/** The id of the latest request that failed in this tab, for a report to the support. */
function FailedRequest() {
  const styles = useAboutStyles();
  const text = messages.useText();
  const id = useAtomValue(errorLogAtom).find(({ requestId }) => requestId)?.requestId;
  return (
    <>
      <h3 className={styles.title}>{text('about.failure.title')}</h3>
      {id ? (
        <div>
          <code className={styles.code}>{id}</code>{' '}
          <CopyButton label={text('about.failure.copy')} value={id} />
        </div>
      ) : (
        <p className={styles.text}>{text('about.failure.none')}</p>
      )}
    </>
  );
}

/** The facts of the build, fetched once; `retry` after a failure. */
function useAbout() {
  const [about, setAbout] = useState<About>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    fetchAbout().then(setAbout, (error: unknown) => {
      console.warn('The licences could not be fetched.', error);
      setHasFailed(true);
    });
  }, [hasFailed]);
  return { about, hasFailed, retry: () => setHasFailed(false) };
}

/** Number of areas that name an app. */
const AREAS = 3;

const areasText = (areas: readonly string[]) =>
  joinList(areas.slice(0, AREAS)) + (areas.length > AREAS ? '…' : '');

/** The areas of each app in the menu, as its name for people: an app is released under a technical name. */
function useAreas(): Map<string, Set<string>> {
  const language = useLanguage();
  const areas = new Map<string, Set<string>>();
  for (const { view, breadcrumb } of useAtomValue(navigationAtom).pages) {
    const area = breadcrumb.find(({ hidden }) => !hidden);
    if (!area) continue;
    areas.set(view.remote, (areas.get(view.remote) ?? new Set()).add(titleOf(area, language)));
  }
  return areas;
}

/** The product's version, the releases of this session, the last failed request and the licences of what ships. */
export function Dialog({ onClose }: { onClose: () => void }) {
  const styles = useAboutStyles();
  const text = messages.useText();
  const hostText = hostMessages.useText();
  const { about, hasFailed, retry } = useAbout();
  const areas = useAreas();
  return (
    <UiDialog onDismiss={onClose} title={hostText('user.about.label')}>
      <div className={styles.product}>
        <img alt="" height={32} src={logoAddress()} />
        <div>
          <p className={styles.name}>{productName() ?? hostText('site.title')}</p>
          <p className={styles.version}>{about ? text('about.version', { version: about.version }) : '…'}</p>
        </div>
      </div>
      <h3 className={styles.title}>{text('about.apps.title')}</h3>
      <table aria-label={text('about.apps.title')} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('about.apps.app')}</th>
            <th scope="col">{text('about.apps.release')}</th>
          </tr>
        </thead>
        <tbody>
          {liveReleases().map(({ name, release }) => (
            <tr key={name}>
              <th scope="row">
                {areasText([...(areas.get(name) ?? [])])} <code className={styles.app}>{name}</code>
              </th>
              <td className={mergeClasses(styles.code, styles.release)}>{release}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FailedRequest />
      <div className={styles.licences}>
        {hasFailed && (
          <p className={styles.text} role="alert">
            {text('about.licences.failed')}{' '}
            <Button onClick={retry} size="small">
              {hostText('part.retry.action')}
            </Button>
          </p>
        )}
        {about && (
          <details>
            <summary className={styles.summary}>{text('about.licences.title')}</summary>
            <table className={styles.table}>
              <tbody>
                {about.packages.map(({ name, version, licence }) => (
                  <tr key={`${name}@${version}`}>
                    <th scope="row">{name}</th>
                    <td>{version}</td>
                    <td>{licence}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        )}
      </div>
    </UiDialog>
  );
}
