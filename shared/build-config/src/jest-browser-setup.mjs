import '@testing-library/jest-dom';

// jsdom lays nothing out, so it has none of these; components only need them to exist.
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

// jsdom's events refuse Node's signals, which Node's fetch needs.
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
// Jest's environment gives the window a method of its own.
takeForeignSignals(globalThis);

// jsdom tries each rule on each element that a query by role looks at: with the product's hundreds of rules that takes longer
// than the tests themselves, which look at no style of a sheet.
CSSStyleSheet.prototype.insertRule = () => 0;
