// jsdom matches all rules of its default style sheet on each call, and a query by role makes hundreds of calls. Tests need the
// display and the visibility only. No other style sheet applies: see `jest-browser-setup.mjs`.
const compute = globalThis.getComputedStyle;

/** The default display by element and by the attributes on which it depends. */
const displays = new Map();

function defaultDisplay(element) {
  const { localName, parentElement } = element;
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
  // The contents of a closed `details` are not displayed.
  const isClosed = parentElement?.localName === 'details' && !parentElement.open;
  const key = JSON.stringify([localName, isClosed, ...attributes]);
  let display = displays.get(key);
  if (!display) displays.set(key, (display = compute(element).display));
  return display;
}

function visibility(element) {
  for (let each = element; each; each = each.parentElement) {
    if (each.style?.visibility) return each.style.visibility;
  }
  return 'visible';
}

globalThis.getComputedStyle = (element, pseudoElement) => {
  const { style } = pseudoElement ? document.createElement('span') : element;
  const computed = {
    display: style.display || defaultDisplay(element),
    visibility: visibility(element),
    getPropertyValue: (name) => computed[name] ?? style.getPropertyValue(name),
  };
  return new Proxy(style, { get: (_, name) => computed[name] ?? Reflect.get(style, name) });
};
