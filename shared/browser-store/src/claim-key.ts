/** The claim of a window to a storage key. */
export interface KeyClaim {
  /** Makes this window the owner and notifies the previous one. */
  takeOver: () => void;
  release: () => void;
}

type Tell = (isOwner: boolean) => void;
type Way = (name: string, tell: Tell) => KeyClaim;

/** Claims by the Web Locks API; the browser frees the lock of a window that crashes. */
const byLock: Way = (name, tell) => {
  const released = new AbortController();
  /** Aborts the wait in the queue; null while this window does not wait. */
  let queue: AbortController | null = null;
  let free = () => {};
  const hold = () => {
    if (released.signal.aborted) return undefined;
    queue = null;
    tell(true);
    return new Promise<void>((resolve) => (free = resolve));
  };
  const request = async (options: LockOptions): Promise<void> => {
    try {
      const isBusy = await navigator.locks.request(name, options, async (lock) => {
        if (!lock) return true;
        await hold();
        return false;
      });
      if (!isBusy) return;
    } catch (error) {
      // Aborted here while waiting, or taken over by another window.
      if (options.signal?.aborted) return;
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
    if (released.signal.aborted) return;
    tell(false);
    queue = new AbortController();
    await request({ signal: queue.signal });
  };
  void request({ ifAvailable: true });
  return {
    takeOver() {
      if (!queue) return;
      queue.abort();
      queue = null;
      void request({ steal: true });
    },
    release() {
      released.abort();
      queue?.abort();
      free();
    },
  };
};

const byNothing: Way = (_name, tell) => {
  tell(true);
  return { takeOver: () => {}, release: () => {} };
};

/**
 * Claims a key for this window, so that no two windows of one browser write under it. Another window waits and becomes the owner
 * once the first one has released the key, closed or crashed.
 *
 * Browsers have locks on https and localhost only; on another page every window is an owner.
 *
 * @param tell is called with whether this window is the owner, each time that this changes
 */
export function claimKey(key: string, tell: Tell): KeyClaim {
  const name = `claim:${key}`;
  const way = 'locks' in navigator ? byLock : byNothing;
  let claim = way(name, tell);
  // A page in the back-forward cache must not own a key, and a page that holds a lock is not put into that cache.
  let isHidden = false;
  const onHide = () => {
    isHidden = true;
    claim.release();
  };
  const onShow = () => {
    if (!isHidden) return;
    isHidden = false;
    claim = way(name, tell);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return {
    takeOver: () => claim.takeOver(),
    release() {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      claim.release();
    },
  };
}
