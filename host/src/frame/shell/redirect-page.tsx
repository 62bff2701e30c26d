import { Navigate, useLocation, useParams } from 'react-router-dom';
import { inAppPath } from '../../kernel/addresses';
import { readTabNavigation, type TabNavigationState } from '../../navigation/tabs/tab-navigation';

/** `/redirect/<path>` goes to the path and keeps the query; a page that is open there is made anew. */
export function RedirectPage() {
  const { '*': path = '' } = useParams();
  const location = useLocation();
  const { search, hash } = location;
  const refreshed: TabNavigationState = { tabs: { ...readTabNavigation(location.state), refresh: true } };
  return <Navigate replace state={refreshed} to={inAppPath(`/${path}${search}${hash}`)} />;
}
