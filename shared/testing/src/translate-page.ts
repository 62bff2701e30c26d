/** Puts each text of the page into a `<font>`, as translators of browsers do. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    text.replaceWith(font);
    font.append(text);
  }
}
