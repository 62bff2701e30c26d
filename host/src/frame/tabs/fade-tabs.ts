// A mask, because forced colours keep it. Its animation is bound to scrolling, and has no effect if all tabs fit.
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

/** Fades out the tabs at an end of the bar where more of them are hidden. */
export function fadeTabs(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
