import { contrast } from '@backoffice/ui/luminance';
import { readFileSync } from 'node:fs';

/** The product's name, colour and logo as the operator has set them. Those that are undefined stay as built. */
export interface Product {
  name?: string;
  /** `#` and six digits. */
  accent?: string;
  logo?: Logo;
}

interface Logo {
  type: string;
  content: Buffer;
}

const NAME_MAX = 40;
const LOGO_MAX_BYTES = 100_000;
const DARK_PAGE = '#1f1f1f';
/** The contrast that WCAG 2.2 asks of graphics, here of the white sign on the mark. */
const ON_ACCENT = 3;
/** The contrast of the mark with the dark page, on which its white sign stays legible. */
const ON_DARK_PAGE = 2;

/**
 * Reads `PRODUCT_NAME`, `PRODUCT_ACCENT` and `PRODUCT_LOGO`. start-gateway.sh does the same for nginx.
 *
 * @param problems receives a sentence for each wrong setting
 */
export function readProduct(env: NodeJS.ProcessEnv, problems: string[]): Product {
  const { PRODUCT_NAME: name, PRODUCT_ACCENT: accent, PRODUCT_LOGO: file } = env;
  if (name && name.length > NAME_MAX)
    problems.push(`PRODUCT_NAME must have at most ${NAME_MAX} characters, not ${name.length}.`);
  const accentProblem = accent && problemOfAccent(accent);
  if (accentProblem) problems.push(accentProblem);
  return {
    name: name || undefined,
    accent: accent?.toLowerCase() || undefined,
    logo: file ? readLogo(file, problems) : undefined,
  };
}

/** Finds out whether a colour can carry the product's mark in light and dark. Shades of text are derived and always legible. */
export function problemOfAccent(accent: string): string | undefined {
  if (!/^#[\da-f]{6}$/i.test(accent))
    return `PRODUCT_ACCENT must be a colour such as #0f6cbd, not ${accent}.`;
  const onAccent = contrast(accent, '#ffffff').toFixed(1);
  if (Number(onAccent) < ON_ACCENT)
    return `PRODUCT_ACCENT ${accent} is too light: white on it has a contrast of ${onAccent}, at least ${ON_ACCENT} is needed.`;
  const onDark = contrast(accent, DARK_PAGE).toFixed(1);
  if (Number(onDark) < ON_DARK_PAGE)
    return `PRODUCT_ACCENT ${accent} is too dark: on a dark page it has a contrast of ${onDark}, at least ${ON_DARK_PAGE} is needed.`;
  return undefined;
}

function readLogo(file: string, problems: string[]): Logo | undefined {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    problems.push(`PRODUCT_LOGO: could not read ${file}.`);
    return undefined;
  }
  const type = typeOfImage(content);
  if (!type) problems.push(`PRODUCT_LOGO must be an SVG, PNG or WebP file, not ${file}.`);
  if (content.length > LOGO_MAX_BYTES)
    problems.push(`PRODUCT_LOGO must have at most ${LOGO_MAX_BYTES} bytes, not ${content.length}.`);
  return type ? { type, content } : undefined;
}

function typeOfImage(content: Buffer): string | undefined {
  const start = content.toString('latin1', 0, 1000);
  if (start.startsWith('\u0089PNG')) return 'image/png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp';
  return start.includes('<svg') ? 'image/svg+xml' : undefined;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** Returns the host's page with the product's name as its title, and the tags by which the host reads name and colour. */
export function withProduct(page: string, { name, accent }: Product): string {
  const tags = [
    ...(name ? [`<meta name="application-name" content="${escaped(name)}">`] : []),
    ...(accent ? [`<meta name="theme-color" content="${accent}">`] : []),
  ].join('');
  const tagged = page.replace('<head>', (head) => head + tags);
  return name ? tagged.replace(/<title>[^<]*/, () => `<title>${escaped(name)}`) : tagged;
}

const BUILT_IN_ACCENT = '#0f6cbd';

/** Returns the product's logo: the operator's file, or the built-in mark in the product's colour. */
export function logoOf({ logo, accent }: Product, files: string): Logo {
  if (logo) return logo;
  const mark = readFileSync(`${files}/logo.svg`, 'utf8').replace(BUILT_IN_ACCENT, accent ?? BUILT_IN_ACCENT);
  return { type: 'image/svg+xml', content: Buffer.from(mark) };
}
