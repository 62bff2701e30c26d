// A mask, which forced colours keep. Its animation goes with the scrolling alone, and does nothing where all tabs are in sight.
const CSS = `
  @property --before { syntax: '<length>'; inherits: false; initial-value: 0px; }
  @property --after { syntax: '<length>'; inherits: false; initial-value: 0px; }
  @keyframes fade-tabs {
    from { --before: 0px; --after: 40px; }
    10%, 90% { --before: 40px; --after: 40px; }
    to { --before: 40px; --after: 0px; }
  }
  [data-tour=tabs] > div {
    mask-image: linear-gradient(to right, transparent, #000 var(--before) calc(100% - var(--after)), transparent);
    animation: fade-tabs linear;
    animation-timeline: scroll(self inline);
  }
`;

/** The tabs fade out at an end of their bar where there are more of them. */
export function fadeTabs(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
