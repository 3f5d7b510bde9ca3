import { setTracing } from './tracing.ts';

interface TracingLog {
  readonly warn: (details: object, message: string) => void;
}

/**
 * Traces what this process does, where OpenTelemetry's own variables name a receiver; otherwise nothing of OpenTelemetry
 * is loaded. To be called before anything that is traced; the answer stops it.
 */
export async function startTracing(
  environment: NodeJS.ProcessEnv,
  log: TracingLog,
): Promise<() => Promise<void>> {
  const endpoint =
    environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '';
  if (endpoint === '' || environment['OTEL_SDK_DISABLED'] === 'true') return () => Promise.resolve();
  const { openTelemetry } = await import('./opentelemetry.ts');
  const tracing = await openTelemetry(environment, (message) => log.warn({}, message));
  setTracing(tracing);
  return tracing.stop;
}
