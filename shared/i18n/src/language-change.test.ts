import { defineMessages } from './define-messages';
import { initI18n, setLanguage } from './i18n';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Messages whose texts arrive when the test opens a gate. */
function lateTexts() {
  const gates = { en: gate(), zh: gate() };
  const late = (language: 'en' | 'zh') => async () => {
    await gates[language].opened;
    return { default: { word: language } };
  };
  return {
    arrive: { en: gates.en.open, zh: gates.zh.open },
    loaders: { en: late('en'), zh: late('zh'), es: late('en'), ja: late('en') },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const missing = (key: string) => {
  throw new Error(`No text for ${key}`);
};

it('a page that arrives while the language changes has its texts in the new one', async () => {
  await initI18n('en', missing);
  const first = lateTexts();
  const second = lateTexts();
  const shown = defineMessages('shown', first.loaders);
  const arriving = defineMessages('arriving', second.loaders);
  const showing = shown.load();
  first.arrive.en();
  await showing;

  const changing = setLanguage('zh');
  const loading = arriving.load();
  second.arrive.en();
  await loading;
  first.arrive.zh();
  await settled();
  second.arrive.zh();
  await changing;

  expect([shown.text('word'), arriving.text('word')]).toEqual(['zh', 'zh']);
});
