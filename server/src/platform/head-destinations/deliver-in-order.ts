import type { HeadDestination } from './head-destination';

/** Batches of one run, for a destination that was away for days; the next run goes on. */
const MAX_BATCHES = 100;
const MAX_PROBLEM = 200;

interface Position {
  /** The number of the last line that the destination has taken. */
  position: number;
}

/** The lines for one destination, and how far it has got: stored, so that the next process goes on. */
interface Deliveries {
  /** Claims the destination for this process; null while another has it, and when there is nothing to deliver. */
  take(): Promise<Position | null>;
  linesAfter(position: number): Promise<(Position & { line: string })[]>;
  /** Notes what the destination has taken, and keeps it for the next batch. */
  note(position: number): Promise<unknown>;
  release(problem: string | null): Promise<unknown>;
}

/**
 * Brings a destination what it has not got yet, in order. A line comes twice where a process ends between delivery and note.
 *
 * @throws the error of the delivery; the lines are delivered again
 */
export async function deliverInOrder(destination: HeadDestination, deliveries: Deliveries): Promise<void> {
  const taken = await deliveries.take();
  if (!taken) return;
  let problem: string | null = null;
  try {
    let { position } = taken;
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const lines = await deliveries.linesAfter(position);
      const last = lines.at(-1);
      if (!last) break;
      await destination.deliver(lines.map(({ line }) => line));
      ({ position } = last);
      await deliveries.note(position);
    }
  } catch (error) {
    const { message, cause } = error as Error;
    problem = (cause instanceof Error ? `${message}: ${cause.message}` : message).slice(0, MAX_PROBLEM);
    throw error;
  } finally {
    await deliveries.release(problem);
  }
}
