import { ascending, percentile } from '../statistics.ts';
import { Connection, encodeRequest } from './connection.ts';
import type { LoadAnswer, LoadJob, LoadRequest, LoadResult } from './load-job.ts';

/** Sends load from a process of its own, so that the measured server shares no event loop with it. */

interface EncodedRequest {
  readonly bytes: Buffer;
  readonly expected: string | undefined;
}

interface Tally {
  readonly times: number[];
  sent: number;
  bytes: number;
}

const encoded = (request: LoadRequest): EncodedRequest => ({
  bytes: encodeRequest(request),
  expected: request.expected,
});

type Piece = readonly EncodedRequest[];

function piecesOf({ requests, requestsOfPiece = 1 }: LoadJob): Piece[] {
  const all = requests.map(encoded);
  return Array.from({ length: Math.floor(all.length / requestsOfPiece) }, (_none, index) =>
    all.slice(index * requestsOfPiece, (index + 1) * requestsOfPiece),
  );
}

/** Answers how many bytes the bodies of the answers have. */
async function send(connection: Connection, piece: Piece): Promise<number> {
  let received = 0;
  for (const { bytes, expected } of piece) {
    const { status, bodyBytes, text } = await connection.send(bytes, expected !== undefined);
    if (status !== 200 || !text.includes(expected ?? '')) {
      throw new Error(`${bytes.toString('utf8', 0, 200)}\n${text}`);
    }
    received += bodyBytes;
  }
  return received;
}

async function drive(job: LoadJob, pieces: readonly Piece[], first: number, tally: Tally): Promise<void> {
  const connection = new Connection(job.port);
  const measuredFrom = performance.now() + job.warmUp * 1000;
  const until = measuredFrom + job.seconds * 1000;
  const isOver = (index: number, now: number) => (job.seconds === 0 ? index >= pieces.length : now >= until);
  try {
    for (let index = first; ; index += job.connections) {
      const began = performance.now();
      const piece = pieces[(index + (job.sentBefore ?? 0)) % pieces.length];
      if (isOver(index, began) || piece === undefined) return;
      const received = await send(connection, piece);
      tally.sent += 1;
      if (began < measuredFrom) continue;
      tally.times.push(performance.now() - began);
      tally.bytes += received;
    }
  } finally {
    connection.close();
  }
}

async function run(job: LoadJob): Promise<LoadResult> {
  const pieces = piecesOf(job);
  const tally: Tally = { times: [], sent: 0, bytes: 0 };
  const began = performance.now();
  await Promise.all(
    Array.from({ length: job.connections }, (_none, index) => drive(job, pieces, index, tally)),
  );
  const elapsed = (performance.now() - began) / 1000 - job.warmUp;
  const times = ascending(tally.times);
  return {
    count: times.length,
    sent: tally.sent,
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    bytes: Math.round(tally.bytes / Math.max(1, times.length)),
  };
}

process.on('message', (job: LoadJob) => {
  const answer = (message: LoadAnswer) => process.send?.(message);
  run(job).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
