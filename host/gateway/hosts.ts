import { HOST, HOST_COOKIE, HOST_POINTER_FILE } from '@backoffice/contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { withProduct } from './product';
import type { GatewaySettings } from './settings';
import { NAMED_BY_CONTENT } from './static-files';

/** A host's page as it is sent for every address of the app, with what its headers need. */
export interface HostPage {
  plain: Buffer;
  brotli: Buffer;
  /** The source by which the policy allows the script in the page, a space before it; empty for a page without one. */
  early: string;
  /** The `Link` header for signed-in users, which preloads the later steps. */
  link: string;
  /** True unless it is built by `pnpm dev`, whose scripts change while a page uses them. */
  hasHashes: boolean;
}

type PageSettings = Pick<GatewaySettings, 'apiBaseUrl' | 'product' | 'publicUrl'>;

/** More than are in use at a time. */
const PAGES_MAX = 20;

// start-gateway.sh has the same patterns: a release cannot add anything else to the headers.
const RELEASE = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/;
const EARLY = /^('sha256-[A-Za-z0-9+/]{43}=')?$/;
const STEP =
  '</assets/[A-Za-z0-9._-]+>; rel=preload; as=(script|fetch)(; crossorigin(; integrity=sha256-[A-Za-z0-9+/]{43}=)?)?';
const LINK = new RegExp(`^(${STEP}(, ${STEP})*)?$`);

/** Matches the start of an attribute that has the address of a file of the host, which may be under a path. */
const OWN_FILE = /(="?)\/(?=assets\/|logo\b)/g;

const IS_SIGNED_IN = /(?:^|;\s*)Admin-Token=[^;]/;
const CHOSEN_HOST = new RegExp(`(?:^|;\\s*)${HOST_COOKIE}=([^;]*)`);
const ASSET = /^\/assets\/([A-Za-z0-9_-][A-Za-z0-9._-]*)(?:\?|$)/;

/** Returns whether the cookies are those of a signed-in user. */
export const isSignedIn = (cookies: string | undefined): boolean => IS_SIGNED_IN.test(cookies ?? '');

/**
 * Reads the page of a host.
 *
 * @param files the folder of its files
 * @throws {Error} when it is missing, or its headers are not those of a page
 */
function readPage(files: string, { apiBaseUrl, product, publicUrl }: PageSettings): HostPage {
  const [html, early, link] = ['index.html', 'early', 'link'].map((name) =>
    readFileSync(`${files}/page/${name}`, 'utf8'),
  ) as [string, string, string];
  if (!EARLY.test(early) || !LINK.test(link)) throw new Error(`${files}/page has no valid headers.`);
  const tags = [
    ...(apiBaseUrl ? [`<meta name="api-base" content="${apiBaseUrl}">`] : []),
    ...(publicUrl ? [`<meta name="public-origin" content="${publicUrl.origin}">`] : []),
    ...(publicUrl?.path ? [`<meta name="base-path" content="${publicUrl.path}">`] : []),
  ].join('');
  const under = publicUrl?.path ?? '';
  const page = html.replace(OWN_FILE, `$1${under}/`).replace('<head>', (head) => head + tags);
  const plain = Buffer.from(withProduct(page, product));
  const hasHashes = html.includes('<meta name="scripts"');
  const linkUnder = link.replaceAll('</assets/', `<${under}/assets/`);
  return {
    plain,
    brotli: brotliCompressSync(plain),
    early: early && ` ${early}`,
    link: linkUnder,
    hasHashes,
  };
}

/**
 * The hosts that this gateway can send: the built-in one and those in the store of releases. Without a usable store it sends the
 * built-in one.
 */
export class Hosts {
  private readonly builtIn: HostPage;
  private readonly pages = new Map<string, HostPage>();
  private readonly unusable = new Set<string>();

  /** @param warn receives a sentence for each release that cannot be used */
  constructor(
    private readonly settings: PageSettings & Pick<GatewaySettings, 'files' | 'releaseStore'>,
    private readonly warn: (sentence: string) => void,
  ) {
    this.builtIn = readPage(settings.files, settings);
  }

  /** Returns the page for a browser: that of the canary if its cookie names it, else the live one. */
  pageFor(cookies: string | undefined): HostPage {
    const { live, canary } = this.readPointer();
    const [, chosen] = CHOSEN_HOST.exec(cookies ?? '') ?? [];
    const isInCanary = canary && chosen === canary && isSignedIn(cookies);
    return (isInCanary && this.storedPage(canary)) || this.storedPage(live) || this.builtIn;
  }

  /** Returns the folder of the files of the live host. */
  liveFiles(): string {
    const { live } = this.readPointer();
    return live && this.storedPage(live) ? this.folderOf(live) : this.settings.files;
  }

  /**
   * Returns the path at which the gateway serves an address: files of hosts that it does not have itself are among the releases
   * of the store.
   */
  pathOf(url: string): string {
    const [, name] = ASSET.exec(url) ?? [];
    if (!name || !this.canUseStore()) return url;
    const has = (folder: string) => existsSync(`${folder}/assets/${name}`);
    const { live } = this.readPointer();
    const inStore = (release: string) => `/mfe/host/${release}/assets/${name}`;
    // Files without a hash in their names, such as the content of the About dialog, differ between hosts.
    if (live && (!NAMED_BY_CONTENT.test(name) || !has(this.settings.files)) && has(this.folderOf(live)))
      return inStore(live);
    if (has(this.settings.files)) return url;
    const found = this.listStored().find((release) => has(this.folderOf(release)));
    return found ? inStore(found) : url;
  }

  private readonly folderOf = (release: string) => `${this.settings.releaseStore}/${HOST}/${release}`;

  // A host built by `pnpm dev` is newer than all releases.
  private readonly canUseStore = () => Boolean(this.settings.releaseStore) && this.builtIn.hasHashes;

  private listStored(): string[] {
    try {
      return readdirSync(`${this.settings.releaseStore}/${HOST}`).filter((name) => RELEASE.test(name));
    } catch {
      // No host has been uploaded.
      return [];
    }
  }

  private readPointer(): { live?: string; canary?: string } {
    if (!this.canUseStore()) return {};
    try {
      const text = readFileSync(`${this.settings.releaseStore}/${HOST}/${HOST_POINTER_FILE}`, 'utf8');
      const [live = '', canary = ''] = text.split('\n');
      return { ...(RELEASE.test(live) && { live }), ...(RELEASE.test(canary) && { canary }) };
    } catch {
      // No host has been made live, or the store cannot be read.
      return {};
    }
  }

  private storedPage(release: string | undefined): HostPage | null {
    if (!release) return null;
    const known = this.pages.get(release);
    if (known) return known;
    try {
      const page = readPage(this.folderOf(release), this.settings);
      if (this.pages.size >= PAGES_MAX) this.pages.clear();
      this.pages.set(release, page);
      return page;
    } catch (error) {
      // The store may be readable again at the next request.
      if (!this.unusable.has(release))
        this.warn(`The host ${release} cannot be used: ${(error as Error).message}`);
      this.unusable.add(release);
      return null;
    }
  }
}
