import { parseArgs } from 'node:util';
import { positiveNumber } from './positive-number.ts';

export const USAGE = `Usage: npm run bench -- [options]
       npm run bench -- bare [options]     a shop's work beside a bare shop of Fastify and pg
       npm run bench -- figures [options]  prices and stock that an ERP sends
       npm run bench -- lists [options]    every list of the back office
       npm run bench -- load [options]     simulated workshops

The last four have options of their own.

  --only TEXT          only calls whose name contains this text; may be given several times
  --rounds N           interleaved rounds, 3 unless told
  --seconds N          measured seconds of a call in a round, 1.5 unless told
  --quick              0.4 measured seconds
  --demo-data DIR      data folder with the demo catalogue; made in a temporary folder unless told
  --large-data DIR     data folder with the catalogue of scale 1.0, made if there is none; in a temporary folder unless told
  --no-large           no catalogue of scale 1.0
  --database-url URL   measures the demo catalogue on this PostgreSQL too, in turns with the private one; a
                       database is made there and dropped again
  --no-calls           only the browser
  --no-browser         only the calls
  --profile DIR        write a processor profile of each server into this folder
  --port N             first of six ports, 4700 unless told
  --out FILE           where the JSON goes, var/bench.json unless told

Making the catalogue of scale 1.0 takes a quarter of an hour and 8 GB of disk.`;

export interface Options {
  readonly only: readonly string[];
  readonly rounds: number;
  readonly seconds: number;
  readonly demoData: string | undefined;
  readonly largeData: string | undefined;
  readonly large: boolean;
  readonly databaseUrl: string | undefined;
  readonly calls: boolean;
  readonly browser: boolean;
  readonly profile: string | undefined;
  readonly port: number;
  readonly out: string | undefined;
}

const QUICK_SECONDS = 0.4;

/** Undefined when only the usage was asked for. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '1.5' },
      quick: { type: 'boolean', default: false },
      'demo-data': { type: 'string' },
      'large-data': { type: 'string' },
      'no-large': { type: 'boolean', default: false },
      'database-url': { type: 'string' },
      'no-calls': { type: 'boolean', default: false },
      'no-browser': { type: 'boolean', default: false },
      profile: { type: 'string' },
      port: { type: 'string', default: '4700' },
      out: { type: 'string' },
    },
  });
  if (values.help) return undefined;
  return {
    only: values.only,
    rounds: positiveNumber('rounds', values.rounds),
    seconds: values.quick ? QUICK_SECONDS : positiveNumber('seconds', values.seconds),
    demoData: values['demo-data'],
    largeData: values['large-data'],
    large: !values['no-large'],
    databaseUrl: values['database-url'],
    calls: !values['no-calls'],
    browser: !values['no-browser'],
    profile: values.profile,
    port: positiveNumber('port', values.port),
    out: values.out,
  };
}
