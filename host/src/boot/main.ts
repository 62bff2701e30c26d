// What mounts the app runs in a microtask, so that this script is on no stack. Browser tools and page meters ask for stacks: React makes
// errors while it is evaluated, and Chromium notes the origin of the first cookie read and of each request. For every function on
// such a stack they parse its whole file again, which took 30 ms on a fast machine.
void import(/* webpackMode: "eager" */ './mount');
