/** The distance of the dialog from the centre of the window, in pixels. */
export interface Offset {
  x: number;
  y: number;
}

export const centre: Offset = { x: 0, y: 0 };

const EDGE_PX = 40;

const within = (value: number, room: number) => {
  const most = Math.max(0, room / 2 - EDGE_PX);
  return Math.round(Math.min(most, Math.max(-most, value)));
};

/** Keeps the dialog's centre inside the window, so that its title stays reachable. */
export function keepInSight({ x, y }: Offset, room: { width: number; height: number }): Offset {
  return { x: within(x, room.width), y: within(y, room.height) };
}
