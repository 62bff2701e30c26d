import { checkServerSettings } from './start-settings';

it('refuses what the API would refuse, each setting in a sentence', () => {
  expect(() => checkServerSettings({ DEMO_DATA: 'perhaps', LOG_LEVEL: 'loud' })).toThrow(
    /^DEMO_DATA must be on or off\.\nLOG_LEVEL must be one of .*\.$/,
  );
  expect(() => checkServerSettings({ DATABASE_URL: 'mysql://x' })).toThrow(
    /^DATABASE_URL is not .*\nROOT_KEY_FILE is missing/,
  );
});

it('misses nothing that the embedded database brings along', () => {
  expect(() => checkServerSettings({ DATABASE_URL: '', KEY_ENCRYPTION_KEY: '' })).not.toThrow();
});

it('knows that the embedded database comes with demo data, which others may not reach', () => {
  expect(() => checkServerSettings({ API_HOST: '0.0.0.0' })).toThrow(/^Set DEMO_DATA=off, or .*API_HOST/);
  expect(() => checkServerSettings({ API_HOST: '0.0.0.0', DEMO_DATA: 'off' })).not.toThrow();
});
