/** How Chromium is started by the tests: `CHROMIUM` is the path of its program. */
// In closed networks: no look-ups of its own, and no sandbox where the tests run as root.
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives too short for what is compiled well to pay.
  '--js-flags=--no-opt --no-maglev',
  // No graphics card is there to be imitated.
  '--disable-gpu',
];
if (process.getuid?.() === 0) args.push('--no-sandbox');

export const chromiumUse = {
  locale: 'en-US',
  timezoneId: 'UTC',
  viewport: { width: 1440, height: 900 },
  launchOptions: { executablePath: process.env.CHROMIUM, args },
};
