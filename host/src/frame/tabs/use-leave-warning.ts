import { useEffect } from 'react';
import { isAnythingUnsaved } from '../../kernel/unsaved-inputs';

/** Before the window is closed or loaded anew, the browser asks if something typed would be lost. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
