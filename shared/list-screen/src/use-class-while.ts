import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Adds the classes of a style to an element that another component renders, while `isOn`. */
export function useClassWhile(
  element: RefObject<HTMLElement | null>,
  className: string,
  isOn: boolean,
): void {
  const add = () => {
    const classList = element.current?.classList;
    if (!isOn || !classList) return undefined;
    const names = className.split(' ');
    classList.add(...names);
    return () => classList.remove(...names);
  };
  // Before the first paint; later if the ref of the element is attached after this effect, as when a hidden page is shown again.
  useLayoutEffect(add, [element, className, isOn]);
  useEffect(add, [element, className, isOn]);
}
