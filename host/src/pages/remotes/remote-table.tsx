/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on narrow screens it is laid
   out as cards, and a browser takes the roles from such a table that does not say them */
import type { RemoteOverview } from '@backoffice/contract';
import { ChevronRightIcon, mergeClasses } from '@backoffice/ui';
import { Fragment, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RemoteState, useRemoteColumns } from './remote-columns';
import { RemoteDetails } from './remote-details';
import { useRemoteTableStyles } from './remote-table.styles';
import { messages, useRemoteTitle } from './remote-words';

interface OpenerProps {
  remote: RemoteOverview;
  isOpen: boolean;
  /** Id of the row that the button opens. */
  controls: string;
  onTurn: (name: string) => void;
}

/** The name of a remote, which opens and closes its details. */
function Opener({ remote, isOpen, controls, onTurn }: OpenerProps) {
  const styles = useRemoteTableStyles();
  const { name } = remote;
  const title = useRemoteTitle(remote);
  return (
    <button
      aria-controls={controls}
      aria-expanded={isOpen}
      className={styles.opener}
      onClick={() => onTurn(name)}
      type="button"
    >
      <ChevronRightIcon className={mergeClasses(styles.chevron, isOpen && styles.chevronOpen)} size={16} />
      <span>
        {title}
        {title !== name && <span className={styles.technicalName}> {name}</span>}
      </span>
    </button>
  );
}

/**
 * The remotes, a row each that opens; on narrow screens a card. It is the same table there, so that what is open stays open when
 * a tablet is turned.
 */
export function RemoteTable({ remotes }: { remotes: readonly RemoteOverview[] }) {
  const styles = useRemoteTableStyles();
  const text = messages.useText();
  const columns = useRemoteColumns();
  const id = useId();
  // `pnpm dev` leads here with the remote that it serves.
  const override = useSearchParams()[0].get('override');
  const [open, setOpen] = useState<readonly string[]>(override === null ? [] : [override]);
  const turn = (name: string) =>
    setOpen(open.includes(name) ? open.filter((each) => each !== name) : [...open, name]);
  return (
    <table aria-label={text('remotes.list.label')} className={styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {text('remotes.list.remote')}
          </th>
          <th role="columnheader" scope="col">
            {text('remotes.table.state')}
          </th>
          {columns.map(({ header, isNumber }) => (
            <th className={isNumber && styles.number} key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {remotes.map((remote) => {
          const { name } = remote;
          const isOpen = open.includes(name);
          return (
            <Fragment key={name}>
              <tr className={mergeClasses(styles.row, isOpen && styles.rowOpen)} role="row">
                <th role="rowheader" scope="row">
                  <Opener controls={`${id}${name}`} isOpen={isOpen} onTurn={turn} remote={remote} />
                </th>
                <td className={styles.state} role="cell">
                  <RemoteState remote={remote} />
                </td>
                {columns.map(({ header, isNumber, cell }) => (
                  <td className={isNumber && styles.number} data-label={header} key={header} role="cell">
                    {cell(remote)}
                  </td>
                ))}
              </tr>
              {isOpen && (
                <tr className={styles.detailsRow} id={`${id}${name}`} role="row">
                  <td colSpan={columns.length + 2} role="cell">
                    <RemoteDetails remote={remote} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
