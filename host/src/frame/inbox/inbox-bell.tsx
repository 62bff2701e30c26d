import { IconButton, makeStyles, notify, tokens, useBusy } from '@backoffice/ui';
import { BellIcon } from '@backoffice/ui/bell-icon';
import { useAtomValue } from 'jotai';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reportError } from '../../kernel/error-log/report-error';
import { messages as hostMessages } from '../../kernel/messages';
import { usePending } from '../../kernel/pending';
import { messages } from './messages';
import { unreadAtom } from './inbox.api';

const useInboxBellStyles = makeStyles({
  button: { position: 'relative' },
  // Positioned over the icon, so that the bar does not shift.
  count: {
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    minWidth: '8px',
    padding: '0 4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase100,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1rem',
    // Forced colours remove the background colour.
    '@media (forced-colors: active)': { outline: '1px solid ButtonText' },
  },
});

/** Opens the panel, whose code is loaded on first use. A navigation closes it. */
function useInboxDialog() {
  const { pathname } = useLocation();
  const { isBusy, run } = useBusy();
  const [shown, setShown] = useState<{ Dialog: ComponentType<{ onClose: () => void }> } | null>(null);
  const close = useCallback(() => setShown(null), []);
  usePending(isBusy);
  useEffect(() => close, [close, pathname]);

  const open = () =>
    run(async () => {
      try {
        const { InboxDialog } = await import(/* webpackChunkName: "inbox" */ './inbox-dialog');
        setShown({ Dialog: InboxDialog });
      } catch (error) {
        reportError({ kind: 'client', error });
        notify.error({
          title: hostMessages.text('frameDialog.failed.title'),
          body: hostMessages.text('frameDialog.failed.body'),
        });
      }
    });
  return { dialog: shown && <shown.Dialog onClose={close} />, open: () => void open() };
}

/** The bell: the number of unread notifications, and the button that opens them. */
export function InboxBell() {
  const styles = useInboxBellStyles();
  const text = messages.useText();
  const unread = useAtomValue(unreadAtom);
  const { dialog, open } = useInboxDialog();
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        className={styles.button}
        data-tour="inbox"
        icon={
          <>
            <BellIcon />
            {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
          </>
        }
        label={text('inbox.open.label', { n: unread })}
        onClick={open}
      />
      {dialog}
    </>
  );
}
