// React makes errors ahead while it is evaluated, and Chromium notes where the first reading of a cookie and each request come
// from. Whoever wants their places in the source, such as the browser's tools or a page meter, has each function on the stack
// parsed again: from within the script's own evaluation the whole file, which took 30 ms on a fast machine. In a microtask this
// script is none of them.
void import(/* webpackMode: "eager" */ './start');
