import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** How the simulator behaves; it can be changed while it runs. */
export const moods = ['well', 'slow', 'wrong', 'down', 'flapping', 'garbage'] as const;
export type Mood = (typeof moods)[number];

export const isMood = (value: unknown): value is Mood => moods.some((mood) => mood === value);

/** Longer than anybody waits in the shop. */
export const SLOW_MILLISECONDS = 3_000;

/** How the simulator behaves just now. */
export interface Behaviour {
  readonly mood: Mood;
  /** How long an answer takes in the mood `slow`. */
  readonly slowMilliseconds: number;
}

type Json = Readonly<Record<string, unknown>>;

/** What is well-formed and cannot be true: amounts below zero, and things that nobody has asked about. */
const wrong = (answer: Json): Json =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...(value as unknown[]), { brand: 'NONE', number: 'NONE', net: -1 }] : -1,
    ]),
  );

function send(response: ServerResponse, text: string): void {
  if (response.destroyed) return;
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

/** Answers in a mood; in the mood `flapping` every second question gets no answer. */
export async function answerInMood(
  { mood, slowMilliseconds }: Behaviour,
  count: number,
  response: ServerResponse,
  answer: () => Json,
): Promise<void> {
  if (mood === 'down' || (mood === 'flapping' && count % 2 === 1)) {
    response.destroy();
    return;
  }
  if (mood === 'slow') await delay(slowMilliseconds, undefined, { ref: false });
  if (mood === 'garbage') send(response, '<html>\u0000 ORA-01034: {"parts": [');
  else send(response, JSON.stringify(mood === 'wrong' ? wrong(answer()) : answer()));
}
