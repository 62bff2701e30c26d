// A sheet of its own instead of makeStaticStyles, which brings a CSS compiler's run on the way to the login page.
// A control that gets the focus stays clear of what sticks: the frame's bars, a list's header and its pagination.
// The colour is that of the page's background, colorNeutralBackground2, whose token exists only inside the provider.
const CSS = `
  html {
    scrollbar-gutter: stable;
    scroll-padding-block: 140px 60px;
  }
  html, body { background-color: light-dark(#fafafa, #1f1f1f); }
  /* The strip beside the page, while one dialog or two dim it. */
  html[data-dimmed='1'] { background-color: light-dark(#969696, #101010); }
  html[data-dimmed='2'] { background-color: light-dark(#5a5a5a, #080808); }
  body { margin: 0; min-height: 100dvh; }
  /* What sticks is never behind what sticks: a click there that gives the focus must not scroll the page. */
  header *, [role=tablist] * { scroll-margin-block: -140px -60px; }
`;

/** Styles the document outside of the provider: no margin, and a gutter that stays, so that nothing jumps when a page grows. */
export function styleDocument(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
