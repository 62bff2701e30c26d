import { adoptStyles } from '../../kernel/document-styles';

// A mask, because forced colours keep it. Its animation is bound to scrolling, and has no effect if all tabs fit. Browsers count it
// as running, so users who want no motion have none.
const CSS = `
  @property --after { syntax: '<length>'; inherits: false; initial-value: 0px; }
  @keyframes fade-tabs {
    from, 90% { --after: 40px; }
    to { --after: 0px; }
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-tour=tabs] > div {
      mask-image: linear-gradient(to right, #000 calc(100% - var(--after)), transparent);
      animation: fade-tabs linear;
      animation-timeline: scroll(self inline);
    }
  }
`;

/** Fades out the tabs at the end of the bar while more of them are hidden there. At its start are the pinned ones. */
export const fadeTabs = () => adoptStyles(CSS);
