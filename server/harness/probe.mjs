// Preloaded into an API under test. Adds Server-Timing to its answers and serves its parent: shifts its clock, or reports its
// processor time and memory.
import diagnostics from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The first collection finalizes objects that only the next one frees.
const COLLECTIONS = 4;
const PAUSE_MS = 250;

const RealDate = Date;
let offsetMs = 0;
// Timers are not affected.
globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + offsetMs);
    else super(...values);
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};

const begun = new WeakMap();
const { writeHead } = ServerResponse.prototype;
diagnostics.subscribe('http.server.request.start', ({ response }) => begun.set(response, performance.now()));
ServerResponse.prototype.writeHead = function (...head) {
  this.setHeader('server-timing', `total;dur=${(performance.now() - begun.get(this)).toFixed(3)}`);
  return writeHead.apply(this, head);
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const answers = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  memory: async () => {
    for (let collection = 0; collection < COLLECTIONS; collection++) {
      collect();
      await pause(PAUSE_MS);
    }
    return process.memoryUsage();
  },
  clock: (ms) => (offsetMs = ms),
};

process.on('message', async ({ ask, value }) => process.send({ ask, answer: await answers[ask](value) }));
process.channel.unref();
