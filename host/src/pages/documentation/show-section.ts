import type { MouseEvent } from 'react';

/** Brings a section into view and the focus to its heading, without a step in the browser's history. */
export function showSection(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
