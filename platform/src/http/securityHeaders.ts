import { paths } from '@storylark/contracts/paths';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/**
 * Nothing but our own scripts, files and connections; styles may stand in the page (styled-components, sonner
 * and radix insert them).
 */
const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  // the one rule of the web app, for the address of its service worker; a second one of the name is refused
  'trusted-types': ['service-worker'],
  // for browsers without the Reporting API, and pages without TLS
  'report-uri': [paths.violations],
  'report-to': ['violations'],
};
const REPORTING = { 'Reporting-Endpoints': `violations="${paths.violations}"` };
/** The same for pages that are served as files, without Koa. */
export const pageHeaders = {
  'Content-Security-Policy': Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; '),
  ...REPORTING,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
/** For a year, in seconds. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
const contentSecurityPolicy = { useDefaults: false, directives };

/**
 * Strict-Transport-Security only where the request came by TLS: over plain HTTP it means nothing, on a
 * developer's machine it locks out.
 */
export function securityHeaders(): Middleware {
  const plain = helmet({
    contentSecurityPolicy,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  const secure = helmet({ contentSecurityPolicy, xFrameOptions: { action: 'deny' } });
  return (ctx, next) => {
    ctx.set(REPORTING);
    return (ctx.secure ? secure : plain)(ctx, next);
  };
}
