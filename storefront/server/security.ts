import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { StoreConfig } from './config.ts';
import type { InlineTexts } from './contract.ts';

/** Path below the base path for reports of pages and browsers (browser-reports.ts). */
export const reportsPath = 'api/reports';

/** Inputs of a page's policy. */
export interface PolicyConfig extends Pick<
  StoreConfig,
  'basePath' | 'calculatorFrameAncestors' | 'cardFormOrigin' | 'contentImagesOrigin' | 'environment'
> {
  /** The bundler's hot reload is on: it uses a web socket. @default false */
  isHotReloading?: boolean;
}

/** A new nonce for one response: 128 random bits. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** CSP source expressions for the inline scripts and styles of one page. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Lists inline scripts and styles by their hashes. */
export const sourcesOf = ({ scripts, styles }: InlineTexts): InlineSources => ({
  scripts: scripts.map(hashSource),
  styles: styles.map(hashSource),
});

export const nonceSources = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** Pages share most of their inline texts, and the longest have 60 KB. */
const hashes = new LRUCache<string, string>({ max: 100 });

function hashSource(text: string): string {
  const source = hashes.get(text) ?? `'sha256-${hash('sha256', text, 'base64')}'`;
  hashes.set(text, source);
  return source;
}

/** Sites that may frame this page: none, except for the calculator, which partners embed. */
function frameAncestors(path: string, config: PolicyConfig): readonly string[] {
  const isCalculator = path.replace(/\/$/, '') === `${config.basePath}calculadora`;
  return isCalculator ? config.calculatorFrameAncestors : [];
}

export function contentSecurityPolicy(inline: InlineSources, path: string, config: PolicyConfig): string {
  const ancestors = frameAncestors(path, config);
  return [
    "default-src 'self'",
    ['script-src', ...inline.scripts, "'strict-dynamic'"].join(' '),
    ['style-src', "'self'", ...inline.styles].join(' '),
    // Native controls are hidden by a style attribute; without this they would become visible.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${config.contentImagesOrigin}`,
    "font-src 'self'",
    config.isHotReloading ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self'",
    // The head's scripts (app/inline) and rendered cars (Artwork.tsx) create these policies. The
    // bundler's client writes its own markup.
    ...(config.isHotReloading
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types default noscript start worker car-drawing']),
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-src ${config.cardFormOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ["'self'", ...ancestors].join(' ') : "'none'"}`,
    'report-to store',
    // For browsers without report-to.
    `report-uri ${config.basePath}${reportsPath}`,
  ].join('; ');
}

/** URLs with a secret, which must not appear in a referrer. */
export function isTokenPath(path: string): boolean {
  return /\/(reset-password|confirm-email)\/[^/]/.test(path);
}

/** The headers of every page. */
export function pageHeaders(inline: InlineSources, path: string, config: PolicyConfig): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(inline, path, config),
    'reporting-endpoints': `store="${config.basePath}${reportsPath}"`,
    // For browsers without frame-ancestors.
    ...(frameAncestors(path, config).length === 0
      ? { 'x-frame-options': 'DENY' }
      : // The calculator's partner may need these features in its own page.
        { 'cross-origin-resource-policy': 'cross-origin' }),
    'referrer-policy': isTokenPath(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Headers of a forwarded response: never cached, and inert if opened as a page. */
export function setApiHeaders(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  reply.header('x-content-type-options', 'nosniff');
}

/** Headers of every response. */
export function setTransportHeaders(reply: FastifyReply, environment: StoreConfig['environment']): void {
  reply.header('x-content-type-options', 'nosniff');
  // Other sites can't embed or measure these resources, except for the images of shared links (assets.ts).
  reply.header('cross-origin-resource-policy', 'same-origin');
  if (environment === 'production') {
    reply.header('strict-transport-security', 'max-age=31536000');
  }
}
