import type { RemoteOverview } from '@backoffice/contract';
import { ChevronRightIcon, mergeClasses, useMedia } from '@backoffice/ui';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageStyles } from '../page-layout/page.styles';
import { RemoteState, useRemoteColumns } from './remote-columns';
import { RemoteDetails } from './remote-details';
import { messages } from './remote-words';
import { useRemotesStyles } from './remotes.styles';

interface OpenerProps {
  name: string;
  isOpen: boolean;
  /** Of what it opens. */
  controls: string;
  onTurn: (name: string) => void;
  children?: ReactNode;
}

/** The name of a remote, which opens and closes what there is to say of it. */
function Opener({ name, isOpen, controls, onTurn, children }: OpenerProps) {
  const styles = useRemotesStyles();
  return (
    <button
      aria-controls={controls}
      aria-expanded={isOpen}
      className={styles.opener}
      onClick={() => onTurn(name)}
      type="button"
    >
      <ChevronRightIcon className={mergeClasses(styles.chevron, isOpen && styles.chevronOpen)} size={16} />
      <span className={styles.openerName}>{name}</span>
      {children}
    </button>
  );
}

interface RowsProps {
  remotes: readonly RemoteOverview[];
  /** Names of those that are open. */
  open: readonly string[];
  onTurn: (name: string) => void;
}

function Table({ remotes, open, onTurn }: RowsProps) {
  const page = usePageStyles();
  const styles = useRemotesStyles();
  const text = messages.useText();
  const columns = useRemoteColumns();
  const id = useId();
  return (
    <div className={styles.table}>
      <table aria-label={text('remotes.list.label')} className={page.table}>
        <thead>
          <tr>
            <th scope="col">{text('remotes.list.remote')}</th>
            <th scope="col">{text('remotes.table.place')}</th>
            {columns.map(({ header, isNumber }) => (
              <th className={isNumber && styles.number} key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {remotes.map((remote) => {
            const { name } = remote;
            const isOpen = open.includes(name);
            return (
              <Fragment key={name}>
                <tr className={isOpen ? styles.opened : undefined}>
                  <th scope="row">
                    <Opener controls={`${id}${name}`} isOpen={isOpen} name={name} onTurn={onTurn} />
                  </th>
                  <td>
                    <RemoteState remote={remote} />
                  </td>
                  {columns.map(({ header, isNumber, cell }) => (
                    <td className={isNumber && styles.number} key={header}>
                      {cell(remote)}
                    </td>
                  ))}
                </tr>
                {isOpen && (
                  <tr id={`${id}${name}`}>
                    <td colSpan={columns.length + 2}>
                      <RemoteDetails remote={remote} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ remotes, open, onTurn }: RowsProps) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const columns = useRemoteColumns();
  const id = useId();
  return (
    <ul aria-label={text('remotes.list.label')} className={styles.cards}>
      {remotes.map((remote) => {
        const { name } = remote;
        const isOpen = open.includes(name);
        return (
          <li key={name}>
            <Opener controls={`${id}${name}`} isOpen={isOpen} name={name} onTurn={onTurn}>
              <RemoteState remote={remote} />
            </Opener>
            <dl className={styles.figures}>
              {columns.map(({ header, cell }) => (
                <div key={header}>
                  <dt>{header}</dt>
                  <dd>{cell(remote)}</dd>
                </div>
              ))}
            </dl>
            {isOpen && (
              <div id={`${id}${name}`}>
                <RemoteDetails remote={remote} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The remotes, a row each that opens; on narrow screens a card. */
export function RemoteTable({ remotes }: { remotes: readonly RemoteOverview[] }) {
  // `pnpm dev` leads here with the remote that it serves.
  const asked = useSearchParams()[0].get('override');
  const [open, setOpen] = useState<readonly string[]>(asked === null ? [] : [asked]);
  const onTurn = (name: string) =>
    setOpen(open.includes(name) ? open.filter((each) => each !== name) : [...open, name]);
  const Rows = useMedia('(max-width: 639.98px)') ? Cards : Table;
  return <Rows onTurn={onTurn} open={open} remotes={remotes} />;
}
