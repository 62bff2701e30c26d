import { readFileSync } from 'node:fs';

/** Reads the memory of a process on Linux, in MB. @param which `VmHWM`: the peak */
export function residentMb(pid: number | null, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const [, kb] = new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
