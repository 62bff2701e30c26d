// A plain style sheet instead of makeStaticStyles, which would run a CSS compiler before the login page is shown.
// `scroll-padding` keeps a focused control clear of sticky parts: the frame's bars, a list's header and its pagination. The
// colour equals the page's background, colorNeutralBackground2, whose token exists only inside the provider.
const CSS = `
  html {
    scrollbar-gutter: stable;
    scroll-padding-block: 140px 60px;
  }
  html, body { background-color: light-dark(#fafafa, #1f1f1f); }
  /* The scrollbar gutter beside the page while one dialog or two dim the page. */
  html[data-dimmed='1'] { background-color: light-dark(#969696, #101010); }
  html[data-dimmed='2'] { background-color: light-dark(#5a5a5a, #080808); }
  body { margin: 0; min-height: 100dvh; }
  /* Sticky parts are never covered by each other: a click in one that moves the focus must not scroll the page. */
  header *, [role=tablist] * { scroll-margin-block: -140px -60px; }
`;

/** Styles the document outside the provider: no margin, and a stable scrollbar gutter, so that nothing jumps when a page grows. */
export const styleDocument = () => adoptStyles(CSS);

/** Adds a style sheet to the document, which its policy allows, other than a style element. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
