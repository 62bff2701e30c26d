import { type AdditionPoint, isAdditionPoint, type RemoteOverview } from '@backoffice/contract';
import { formatNumber, useLanguage } from '@backoffice/i18n';
import { WideTable } from '../page-layout/wide-table';
import { messages, useRemoteTitle } from './remote-words';
import { useRemotesStyles } from './remotes.styles';

const pointTexts: Record<AdditionPoint, Parameters<typeof messages.text>[0]> = {
  'merchant-action': 'remotes.adds.merchantAction',
  'channel-action': 'remotes.adds.channelAction',
  'merchant-section': 'remotes.adds.merchantSection',
  'channel-section': 'remotes.adds.channelSection',
  'dashboard-card': 'remotes.adds.dashboardCard',
};

/** The additions of the live release to screens of other remotes. */
export function AdditionsTable({ remote }: { remote: RemoteOverview }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const language = useLanguage();
  const label = text('remotes.adds.label', { remote: useRemoteTitle(remote) });
  const { additions = [] } = remote;
  const pointName = (point: string) => (isAdditionPoint(point) ? text(pointTexts[point]) : point);
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">{text('remotes.adds.title')}</th>
          <th scope="col">{text('remotes.adds.place')}</th>
          <th scope="col">{text('remotes.adds.module')}</th>
          <th className={styles.number} scope="col">
            {text('remotes.adds.version')}
          </th>
          <th scope="col">{text('remotes.adds.permission')}</th>
        </tr>
      </thead>
      <tbody>
        {additions.map(({ point, version, module, title, permission }) => (
          <tr key={`${point} ${module}`}>
            <th scope="row">{title[language]}</th>
            <td>
              {pointName(point)}
              <div className={styles.minor}>{point}</div>
            </td>
            <td className={styles.release}>{module}</td>
            <td className={styles.number}>{formatNumber(version)}</td>
            <td className={permission && styles.release}>{permission ?? text('remotes.fact.none')}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
