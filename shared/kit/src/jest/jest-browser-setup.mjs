import '@testing-library/jest-dom';

// jsdom has no layout and lacks these; components only need them to exist.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.FontFace ??= class {
  load() {
    return Promise.resolve(this);
  }
};
document.fonts ??= { add() {} };
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.checkVisibility ??= () => true;
CSS.supports ??= () => false;
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});

// jsdom's events refuse signals of Node.js, which the `fetch` of Node.js needs.
function takeForeignSignals(target) {
  const { addEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    if (!options?.signal) return addEventListener.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    addEventListener.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
  };
}
takeForeignSignals(EventTarget.prototype);
// Jest's environment defines the method on the window itself.
takeForeignSignals(globalThis);

// jsdom matches every rule against each element of a query by role. With the product's hundreds of rules this takes longer than
// the tests themselves, which need no style sheets.
CSSStyleSheet.prototype.insertRule = () => 0;
