import { usePermission } from '@backoffice/session';
import { Link, useSearchParams } from 'react-router-dom';
import { failureMessages } from '../../kernel/failures/phrase-failure';
import { usePageStyles } from '../page-layout/page.styles';
import { texts } from './approval-texts';
import { useApprovalStyles } from './approvals.styles';
import { PolicySection } from './policy-section';
import { Requests } from './requests';

export const messages = [texts, failureMessages];

const tabTexts = {
  waiting: 'approvals.tab.waiting',
  mine: 'approvals.tab.mine',
  past: 'approvals.tab.past',
  policy: 'approvals.tab.policy',
} as const;
type Tab = keyof typeof tabTexts;

const isTab = (name: string | null): name is Tab => name !== null && Object.hasOwn(tabTexts, name);

/** `/approvals`: the requests that wait for the user, their own, earlier ones and the policy. Everyone sees their own. */
export function Page() {
  const page = usePageStyles();
  const styles = useApprovalStyles();
  const text = texts.useText();
  const maySeeAll = usePermission('approvals:view');
  const [search] = useSearchParams();
  const requestedTab = search.get('show');
  const tabs: readonly Tab[] = maySeeAll ? ['waiting', 'mine', 'past', 'policy'] : ['mine'];
  const shown = isTab(requestedTab) && tabs.includes(requestedTab) ? requestedTab : tabs[0]!;
  const named = Number(search.get('request')) || null;
  return (
    <div className={page.root}>
      <nav aria-label={text('approvals.tabs.label')} className={styles.tabs}>
        {tabs.map((tab) => (
          <Link
            aria-current={tab === shown ? 'page' : undefined}
            className={styles.tab}
            key={tab}
            to={`?show=${tab}`}
          >
            {text(tabTexts[tab])}
          </Link>
        ))}
      </nav>
      <section aria-label={text(tabTexts[shown])} className={page.card}>
        {shown === 'policy' ? <PolicySection /> : <Requests key={shown} named={named} show={shown} />}
      </section>
    </div>
  );
}
