/** How far around a place lies, clockwise from the top: from 0 to 1. */
export function turnAt(x: number, y: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI);
  return turn < 0 ? turn + 1 : turn;
}
