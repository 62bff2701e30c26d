import { ticketAddress } from '@backoffice/contract/reason-values';
import { store, userAtom } from '@backoffice/session';
import { Link } from '@backoffice/ui';

interface TicketProps {
  ticket: string;
}

/** A ticket, with a link to its address where the installation has one. */
export function Ticket({ ticket }: TicketProps) {
  const address = ticketAddress(store.get(userAtom)?.changeReasons?.ticketLink ?? null, ticket);
  return address === null ? (
    <bdi>{ticket}</bdi>
  ) : (
    <Link href={address} rel="noopener noreferrer" target="_blank">
      <bdi>{ticket}</bdi>
    </Link>
  );
}
