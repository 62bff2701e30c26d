import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logoOf, problemOfAccent, readProduct, withProduct } from './product';

const folder = mkdtempSync(join(tmpdir(), 'product-'));
const written = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** Reads a product's settings: what they are, and what is wrong with them. */
function read(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  return { product: readProduct(env, problems), problems };
}

it('readProduct accepts a name, an accent and a logo', () => {
  const file = written('logo.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');
  const { product, problems } = read({
    PRODUCT_NAME: 'Acme Pay',
    PRODUCT_ACCENT: '#7658BB',
    PRODUCT_LOGO: file,
  });
  expect(problems).toEqual([]);
  expect(product).toMatchObject({ name: 'Acme Pay', accent: '#7658bb', logo: { type: 'image/svg+xml' } });
});

it('readProduct leaves everything as built when nothing is set', () => {
  expect(read({ PRODUCT_NAME: '', PRODUCT_ACCENT: '', PRODUCT_LOGO: '' })).toEqual({
    product: {},
    problems: [],
  });
});

it.each([
  [{ PRODUCT_NAME: 'x'.repeat(41) }, 'PRODUCT_NAME must have at most 40 characters, not 41.'],
  [{ PRODUCT_LOGO: '/none/such' }, 'PRODUCT_LOGO: could not read /none/such.'],
  [
    { PRODUCT_LOGO: written('page.svg', '<html></html>') },
    `PRODUCT_LOGO must be an SVG, PNG or WebP file, not ${folder}/page.svg.`,
  ],
  [
    {
      PRODUCT_LOGO: written(
        'big.png',
        Buffer.concat([Buffer.from('\u0089PNG', 'latin1'), Buffer.alloc(100_000)]),
      ),
    },
    'PRODUCT_LOGO must have at most 100000 bytes, not 100004.',
  ],
])('readProduct refuses %j in words', (env, sentence) => {
  expect(read(env).problems).toEqual([sentence]);
});

describe('problemOfAccent and start-gateway.sh', () => {
  /** Runs the start of nginx's container, which ends here before it writes anything. */
  const shellProblem = (accent: string) =>
    spawnSync('sh', [`${import.meta.dirname}/nginx/start-gateway.sh`], {
      env: { PATH: process.env.PATH, PRODUCT_ACCENT: accent },
      encoding: 'utf8',
    });

  it.each([
    [
      '#ffe000',
      'PRODUCT_ACCENT #ffe000 is too light: white on it has a contrast of 1.3, at least 3 is needed.',
    ],
    [
      '#0a0a14',
      'PRODUCT_ACCENT #0a0a14 is too dark: on a dark page it has a contrast of 1.2, at least 2 is needed.',
    ],
    ['blue', 'PRODUCT_ACCENT must be a colour such as #0f6cbd, not blue.'],
  ])('both refuse %s with the same sentence', (accent, sentence) => {
    expect(problemOfAccent(accent)).toBe(sentence);
    const { status, stderr } = shellProblem(accent);
    expect({ status, stderr: stderr.trim() }).toEqual({ status: 1, stderr: sentence });
  });

  it.each(['#0f6cbd', '#7658bb', '#117b39', '#3f51b5'])('problemOfAccent accepts %s', (accent) => {
    expect(problemOfAccent(accent)).toBeUndefined();
  });
});

it('withProduct writes the name as text, whatever characters it has', () => {
  const page = withProduct('<html><head><title>Built in</title></head></html>', {
    name: 'A & B "<script>" $&',
    accent: '#7658bb',
  });
  const name = 'A &amp; B &quot;&lt;script&gt;&quot; $&amp;';
  expect(page).toBe(
    `<html><head><meta name="application-name" content="${name}"><meta name="theme-color" content="#7658bb"><title>${name}</title></head></html>`,
  );
});

it('logoOf tints the built-in mark, and leaves a logo of the operator alone', () => {
  written('logo.svg', '<svg fill="#0f6cbd"/>');
  expect(logoOf({ accent: '#7658bb' }, folder).content.toString()).toBe('<svg fill="#7658bb"/>');
  const logo = { type: 'image/png', content: Buffer.from('their own') };
  expect(logoOf({ accent: '#7658bb', logo }, folder)).toBe(logo);
});
