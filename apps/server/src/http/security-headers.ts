import type { FastifyInstance } from 'fastify';

/** A year, as browsers' preload lists require. */
const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * The token lives in local storage, so no script may run that is not ours: none inline, none from elsewhere.
 * Style elements are allowed since the component library writes them.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join(';');

const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** An answer of the API is not a page; if a browser shows it as one all the same, nothing may run there. */
const ANSWER_HEADERS = {
  ...FILE_HEADERS,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
};

/** For documents only; on a script, a style sheet or an answer they would be nearly a kilobyte of ballast each. */
const DOCUMENT_HEADERS = {
  ...FILE_HEADERS,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
/** A picture has a policy of its own. */
const FILE = /^\/backoffice\/(?:pictures|documents)\/|^\/(?:backoffice\/)?(?:assets\/|[\w-]+\.(?:js|svg)$)/;
const ANSWER = /^\/api\/(?!docs\b)/i;

function headersFor(url: string): Readonly<Record<string, string>> {
  if (ANSWER.test(url)) return ANSWER_HEADERS;
  return FILE.test(url) ? FILE_HEADERS : DOCUMENT_HEADERS;
}

/** The headers depend on the URL only, so nothing is computed for a response. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { isHttps }: { readonly isHttps: boolean },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.url));
    // Browsers ignore it over plain HTTP, and on localhost it would lock developers out.
    if (isHttps || request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    done();
  });
}
