// Imported into an API of a storm before its own code: with each SIGUSR2 its clock goes wrong by as many milliseconds as the file
// says that CLOCK_FILE names, and timers go on as before.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const readOffset = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
let offset = readOffset();
process.on('SIGUSR2', () => (offset = readOffset()));

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + offset);
    else super(...values);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
