import { defaultBrand, themeOf } from './themes';

it.each(['light', 'dark'] as const)(
  "themeOf sets all text sizes of the %s theme in rem, equal to Fluent's",
  (scheme) => {
    const sizes = Object.entries(themeOf(scheme, defaultBrand)).filter(([name]) =>
      /^(fontSize|lineHeight)/.test(name),
    );
    expect(sizes.length).toBeGreaterThan(15);
    expect(sizes.filter(([, size]) => !/^[\d.]+rem$/.test(String(size)))).toEqual([]);
    expect(Object.fromEntries(sizes)).toMatchObject({
      fontSizeBase300: '0.875rem',
      lineHeightBase300: '1.25rem',
    });
  },
);
