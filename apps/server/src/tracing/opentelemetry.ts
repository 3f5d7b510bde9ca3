import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Span, SpanOptions } from '@opentelemetry/api';
import type { Tracing } from './tracing.ts';

/** A receiver that does not answer must not keep a server from ending. */
const STOP_MILLISECONDS = 2_000;

/** The share of requests that is traced where the proxy has not decided; all of them unless told otherwise. */
function ratioOf({ OTEL_TRACES_SAMPLER_ARG: given }: NodeJS.ProcessEnv): number {
  const ratio = Number(given ?? 1);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

/** Imported here, so that a bundle of this file loads them no sooner than they are wanted. */
const loadPackages = async () => ({
  api: await import('@opentelemetry/api'),
  core: await import('@opentelemetry/core'),
  exporter: await import('@opentelemetry/exporter-trace-otlp-http'),
  resources: await import('@opentelemetry/resources'),
  sdk: await import('@opentelemetry/sdk-trace'),
});

type Packages = Awaited<ReturnType<typeof loadPackages>>;

/** The exporter itself reads the variables that say where to and how. */
function openProvider({ resources, sdk, exporter }: Packages, environment: NodeJS.ProcessEnv) {
  const service = { 'service.name': environment['OTEL_SERVICE_NAME'] ?? 'partsboard' };
  return new sdk.TracerProvider({
    resource: resources
      .resourceFromAttributes(service)
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratioOf(environment)) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  });
}

/** Sends traces of requests, statements and tasks by OTLP over HTTP. */
export async function openTelemetry(
  environment: NodeJS.ProcessEnv,
  warn: (message: string) => void,
): Promise<Tracing> {
  const packages = await loadPackages();
  const { api, core } = packages;
  const silent = () => undefined;
  api.diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    api.DiagLogLevel.WARN,
  );
  const provider = openProvider(packages, environment);
  const tracer = provider.getTracer('partsboard');
  const propagator = new core.W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();

  const start = (name: string, options: SpanOptions, parent = contexts.getStore() ?? api.ROOT_CONTEXT) => {
    const span = tracer.startSpan(name, options, parent);
    return { span, context: api.trace.setSpan(parent, span) };
  };
  const fail = (span: Span, error: unknown) =>
    span.setStatus({ code: api.SpanStatusCode.ERROR, message: String(error) });

  async function traced<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    const { span, context } = start(name, options);
    try {
      return await contexts.run(context, work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    startRequest(method, headers, requestId) {
      const parent = propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
      const { span, context } = start(
        method,
        {
          kind: api.SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'partsboard.request_id': requestId },
        },
        parent,
      );
      return {
        run: (work) => contexts.run(context, work),
        end(route, status) {
          // The route's pattern: addresses hold what is nobody's business here.
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) fail(span, status);
          span.end();
        },
      };
    },
    statement: (text, send) =>
      traced(
        text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? '',
        {
          kind: api.SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
        },
        send,
      ),
    task: (name, work) => traced(`task ${name}`, { kind: api.SpanKind.CONSUMER }, work),
    stop: () => Promise.race([provider.shutdown(), delay(STOP_MILLISECONDS, undefined, { ref: false })]),
  };
}
