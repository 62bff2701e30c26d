/** A place on a circle around the origin, clockwise from the top: `turn` from 0 to 1. */
export function polarPlace(turn: number, radius: number): { x: number; y: number } {
  const angle = 2 * Math.PI * turn;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
