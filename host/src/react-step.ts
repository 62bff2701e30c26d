// React makes errors ahead while it is evaluated. Whoever listens to errors (the browser's tools, a page meter) wants their places
// in the source, and for them each function on the stack is parsed again; in a microtask this script is none of them.
void import(/* webpackMode: "eager" */ 'react/jsx-runtime');
void import(/* webpackMode: "eager" */ 'react-dom/client');
