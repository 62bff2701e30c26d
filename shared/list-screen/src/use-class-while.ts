import { type RefObject, useLayoutEffect } from 'react';

/** Adds the classes of a style to an element that another component renders, while `isOn`. */
export function useClassWhile(
  element: RefObject<HTMLElement | null>,
  className: string,
  isOn: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const { classList } = element.current!;
    const names = className.split(' ');
    classList.add(...names);
    return () => classList.remove(...names);
  }, [element, className, isOn]);
}
