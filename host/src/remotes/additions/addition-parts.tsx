import { useLanguage } from '@backoffice/i18n';
import { Dialog, Skeleton } from '@backoffice/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useAdditionStyles } from './addition.styles';
import { AdditionPart } from './addition-part';
import type { SessionAddition } from './session-addition';

export { messages } from './addition-messages';

interface AdditionPartsProps {
  additions: readonly SessionAddition[];
  record?: object | undefined;
}

/** The sections or cards at a point, each with its title. */
export function AdditionParts({ additions, record }: AdditionPartsProps) {
  return additions.map((addition) => (
    <AdditionFrame addition={addition} key={`${addition.remote}/${addition.module}`} record={record} />
  ));
}

/** Shown in the window, so that additions further down are not loaded until a user comes near them. */
function useSeen(element: React.RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}

function AdditionFrame({ addition, record }: { addition: SessionAddition; record?: object | undefined }) {
  const { point, title } = addition;
  const styles = useAdditionStyles();
  const language = useLanguage();
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const isSeen = useSeen(section);
  const isCard = point === 'dashboard-card';
  const Heading = isCard ? 'h2' : 'h3';
  const look = isCard ? 'card' : point === 'merchant-section' ? 'merchantSection' : 'section';
  return (
    <section aria-labelledby={titleId} className={styles[look]} ref={section}>
      <Heading className={styles[`${look}Title`]} id={titleId}>
        {title[language]}
      </Heading>
      {isSeen ? (
        <AdditionPart addition={addition} record={record} />
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </section>
  );
}

interface AdditionDialogProps {
  addition: SessionAddition;
  record: object;
  onClose: () => void;
}

/** The dialog of an action. */
export function AdditionDialog({ addition, record, onClose }: AdditionDialogProps) {
  return (
    <Dialog onDismiss={onClose} title={addition.title[useLanguage()]}>
      <AdditionPart addition={addition} close={onClose} record={record} />
    </Dialog>
  );
}
