import { Navigate, useLocation, useParams } from 'react-router-dom';
import { inAppPath } from '../entry/addresses';

/** `/redirect/<path>` goes to the path and keeps the query. */
export function RedirectPage() {
  const { '*': path = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={inAppPath(`/${path}${search}${hash}`)} />;
}
