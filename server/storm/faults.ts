import { setTimeout as pause } from 'node:timers/promises';
import type { StormInstallation } from './installation';
import type { Fault } from './story';

const SHORT_OF_CONNECTIONS = 1;
// The delay in ms of each piece of a call and of its answer.
const DELAY_MS = 60;
// Writes per second; a commit takes several.
const SLOW_WRITES = 60;
// A shift from six days back to six days ahead, depending on the fault's duration.
const CLOCK_STEP_MS = 20 * 60_000;
const RIGHT_CLOCK_AT = 465;

interface Way {
  begin(installation: StormInstallation, fault: Fault): unknown;
  end?(installation: StormInstallation, fault: Fault): unknown;
}

const recover = ({ database }: StormInstallation) => database.recover();
const startAgain = ({ apis }: StormInstallation, { api }: Fault) => apis[api]!.start();

const ways: Record<Fault['kind'], Way> = {
  'kill api': { begin: ({ apis }, { api }) => apis[api]!.end('SIGKILL'), end: startAgain },
  'stop api': { begin: ({ apis }, { api }) => apis[api]!.end('SIGTERM'), end: startAgain },
  'pause api': {
    begin: ({ apis }, { api }) => apis[api]!.signal('SIGSTOP'),
    end: ({ apis }, { api }) => apis[api]!.signal('SIGCONT'),
  },
  'move clock of api': {
    begin: ({ apis }, { api, lasts }) => apis[api]!.moveClock((lasts - RIGHT_CLOCK_AT) * CLOCK_STEP_MS),
    end: ({ apis }, { api }) => apis[api]!.moveClock(0),
  },
  'kill database': { begin: ({ database }) => database.kill(), end: recover },
  'restart database': { begin: ({ database }) => database.shutDown(), end: recover },
  'pause database': { begin: ({ database }) => database.pause(), end: ({ database }) => database.goOn() },
  'crash a backend': { begin: ({ database }) => database.crashBackend(), end: recover },
  'end connections': { begin: ({ database }) => database.endConnections() },
  'limit connections': {
    begin: async ({ database }) => {
      await database.limitConnections(SHORT_OF_CONNECTIONS);
      await database.endConnections();
    },
    end: ({ database }) => database.limitConnections(-1),
  },
  'cut database': { begin: ({ database }) => database.proxy.cut() },
  'delay database': {
    begin: ({ database }) => database.proxy.delay(DELAY_MS),
    end: ({ database }) => database.proxy.delay(0),
  },
  'hold database': {
    begin: ({ database }) => database.proxy.hold(),
    end: ({ database }) => database.proxy.release(),
  },
  'fill disk of database': {
    begin: ({ database }) => database.disk?.fill(),
    end: ({ database }) => database.disk?.makeRoom(),
  },
  'slow disk of database': {
    begin: ({ database }) => database.disk?.slowDown(SLOW_WRITES),
    end: ({ database }) => database.disk?.speedUp(),
  },
  'cut clients': { begin: ({ toApis }, { api }) => toApis[api].cut() },
  'delay clients': {
    begin: ({ toApis }, { api }) => toApis[api].delay(DELAY_MS),
    end: ({ toApis }, { api }) => toApis[api].delay(0),
  },
};

/** Applies a fault, and ends it. */
export async function strike(installation: StormInstallation, fault: Fault): Promise<void> {
  const { begin, end } = ways[fault.kind];
  await pause(fault.after);
  await begin(installation, fault);
  await pause(fault.lasts);
  await end?.(installation, fault);
}
