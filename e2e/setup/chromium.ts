// The suggestions of the address bar: each window renders two pages for them, which takes longer than opening the product.
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

// Playwright's own list, since Chromium reads the last list only.
const disabledFeatures = [
  ...suggestions,
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** How Chromium is started by the tests: `CHROMIUM` is the path of its program. */
// For closed networks: no connections of its own, and no sandbox if the tests run as root.
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live too briefly for the last step of compilation to pay off.
  '--js-flags=--no-opt',
  // No graphics card, so none is emulated.
  '--disable-gpu',
  `--disable-features=${disabledFeatures.join(',')}`,
];
if (process.getuid?.() === 0) args.push('--no-sandbox');

export const chromiumUse = {
  locale: 'en-US',
  timezoneId: 'UTC',
  viewport: { width: 1440, height: 900 },
  launchOptions: { executablePath: process.env.CHROMIUM, args },
};
