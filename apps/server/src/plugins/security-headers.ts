import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** A year, as browsers' preload lists ask for. */
const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * The token lives in local storage, so no script may run that is not ours: none inline, none from elsewhere.
 * Style elements are allowed since the component library writes them.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  },
};

/** They speak of documents; on a script, a style sheet or a font they are only weight, a kilobyte for each file. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const HASHED_ASSETS = '/assets/';

export async function registerSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // Told over plain HTTP it would be ignored by browsers, and on localhost it would lock developers out.
    if (isHttps || request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    return Promise.resolve();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith(HASHED_ASSETS)) {
      for (const header of DOCUMENT_HEADERS) reply.removeHeader(header);
    }
    return Promise.resolve(payload);
  });
}
