import { alarmIds } from '@backoffice/contract/alarms';
import { alarmsOf, type Known } from './alarms';
import { nightSteps } from './night-page';

const NOW = 1_800_000_000;

const well: Known = {
  now: NOW,
  figures: {
    exportsWaiting: 0,
    exportsRunning: 0,
    oldestExport: 0,
    bulkRunning: 0,
    oldestBulk: 0,
    unreadLines: 0,
    logMonthsAhead: 1,
    hasLinesWithoutMonth: 0,
    archiveFailing: 0,
    drillAge: 172_800,
    drillSeconds: 9,
    drillWhole: 1,
    newestRestorable: NOW - 300,
    oldestRestorable: NOW - 1_000_000,
    headAges: [{ place: 'file:///heads', seconds: 300 }],
    forwardLags: [{ place: 'https://siem/audit', seconds: 600 }],
    webhookLag: 0,
  },
  certificateEnd: NOW + 1_209_600,
  counts: {
    answered: 100,
    failed: 1,
    refused: 300,
    refusedPasswords: 50,
    unreadableKeys: 0,
    fullAnswers: 0,
  },
  failedLoads: [{ remote: 'mfe-a', release: 'r1', loads: 30, failures: 3 }],
  replicas: [{ name: 'one:5432', isUsed: true, lagSeconds: 0.4 }],
  processes: [],
};

const alarms = (changed: Partial<Known>) =>
  alarmsOf({ ...well, ...changed }).map(({ id, about }) => (about === null ? id : `${id} ${about}`));
const figures = (changed: Partial<Known['figures']>) => alarms({ figures: { ...well.figures, ...changed } });

test('has the steps of each alarm from the night page', () => {
  expect([...nightSteps().keys()]).toEqual(expect.arrayContaining(alarmIds));
});

test('no alert is active at the limit', () => {
  expect(alarms({})).toEqual([]);
});

test('alerts when archiving stalls, fails, or was not tested for two days', () => {
  expect(figures({ newestRestorable: NOW - 301 })).toEqual(['archive-fails']);
  expect(figures({ archiveFailing: 1 })).toEqual(['archive-fails']);
  expect(figures({ drillAge: 172_801 })).toEqual(['drill-fails']);
  // Without archiving.
  const none = { archiveFailing: null, newestRestorable: null, drillAge: null, drillWhole: null };
  expect(figures(none)).toEqual([]);
});

test('alerts when a log lacks coming partitions, or has lines without one', () => {
  expect(figures({ logMonthsAhead: 0 })).toEqual(['month-missing']);
  expect(figures({ hasLinesWithoutMonth: 1 })).toEqual(['month-missing']);
});

test('alerts for each place whose newest head is old', () => {
  const headAges = [
    { place: 'syslog://log:514', seconds: 301 },
    { place: 'file:///heads', seconds: 60 },
  ];
  expect(figures({ headAges })).toEqual(['heads-late syslog://log:514']);
});

test('alerts while the audit log is not forwarded', () => {
  const forwardLags = [{ place: 'https://siem/audit', seconds: 601 }];
  expect(figures({ forwardLags })).toEqual(['forward-late https://siem/audit']);
});

test('alerts two weeks before the end of the certificate', () => {
  expect(alarms({ certificateEnd: NOW + 1_209_599 })).toEqual(['certificate-ends']);
  expect(alarms({ certificateEnd: null })).toEqual([]);
});

test('names the replica, the release and the kind of job, each once', () => {
  const idle = { name: 'two:5432', isUsed: false, lagSeconds: null };
  expect(alarms({ replicas: [...well.replicas, idle] })).toEqual(['replica-unused two:5432']);
  const failedLoads = [
    { remote: 'mfe-a', release: 'r1', loads: 29, failures: 3 },
    { remote: 'mfe-a', release: 'r2', loads: 2, failures: 2 },
  ];
  expect(alarms({ failedLoads })).toEqual(['remote-fails mfe-a r1']);
  expect(figures({ oldestBulk: 1801 })).toEqual(['jobs-stand-still bulk']);
  const process = {
    host: 'api-1',
    release: null,
    node: 'v24',
    startedAt: '',
    seenAt: '',
    memoryBytes: 450_000_001,
  };
  expect(alarms({ processes: [process, process] })).toEqual(['api-memory api-1']);
});
