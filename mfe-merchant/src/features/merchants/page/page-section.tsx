import { storedJson } from '@backoffice/browser-store';
import { type ReactNode, useId, useState } from 'react';
import { FoldToggle } from '../fold-toggle';
import { usePageSectionStyles } from './page-section.styles';

interface PageSectionProps {
  title: string;
  /** A link at the end of the heading's line. */
  link?: ReactNode;
  children: ReactNode;
}

/** A section of a merchant's page or panel: a caption below a hairline, and its content. */
export function PageSection({ title, link, children }: PageSectionProps) {
  const styles = usePageSectionStyles();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {title}
        </h3>
        {link}
      </div>
      {children}
    </section>
  );
}

/** The names of the sections that the user has unfolded, in this browser. */
const unfolded = storedJson<readonly string[]>({
  key: 'merchant-sections',
  area: 'local',
  parse: (json) => (Array.isArray(json) ? json.map(String) : undefined),
  fallback: [],
});

interface FoldedSectionProps extends Pick<PageSectionProps, 'title' | 'children'> {
  /** The name under which its state is stored. */
  name: string;
}

/** A section that is folded until the user unfolds it, for all merchants. */
export function FoldedSection({ name, title, children }: FoldedSectionProps) {
  const styles = usePageSectionStyles();
  const titleId = useId();
  const [isOpen, setOpen] = useState(() => unfolded.read().includes(name));
  const toggle = () => {
    const others = unfolded.read().filter((each) => each !== name);
    unfolded.write(isOpen ? others : [...others, name]);
    setOpen(!isOpen);
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 className={styles.title}>
        <FoldToggle id={titleId} isOpen={isOpen} onToggle={toggle} title={title} />
      </h3>
      {isOpen && children}
    </section>
  );
}
