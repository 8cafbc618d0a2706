import { createMiddleware } from 'hono/factory';

/**
 * For every answer: no framing, no sniffing, no referrer, no device but the microphone (voice notes), and nothing
 * kept in caches unless a route says otherwise. A site with TLS is afterwards used only with TLS (HSTS).
 * @param origin the public origin of the site
 */
export const securityHeaders = (origin: () => string) =>
  createMiddleware(async (c, next) => {
    await next();
    const set = (name: string, value: string): void => {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    };
    set('Cache-Control', 'no-store');
    set('X-Content-Type-Options', 'nosniff');
    set('X-Frame-Options', 'DENY');
    set('Referrer-Policy', 'no-referrer');
    set('Cross-Origin-Opener-Policy', 'same-origin');
    set('Cross-Origin-Resource-Policy', 'same-origin');
    set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()');
    set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (origin().startsWith('https:')) set('Strict-Transport-Security', 'max-age=31536000');
  });
