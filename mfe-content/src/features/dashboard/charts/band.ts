export interface Band {
  /** How many points lie side by side. */
  points: number;
  left: number;
  width: number;
}

/** Where the middle of a point is, as a band scale without outer padding has it. */
export function bandCentre({ points, left, width }: Band, point: number): number {
  return left + ((point + 0.5) * width) / points;
}
