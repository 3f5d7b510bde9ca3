import type { FastifyReply } from 'fastify';

/** The bytes of answers that are given more than once, each made when it is first sent. */
const bytes = new WeakMap<object, Buffer | null>();

/** An answer that its feature keeps and gives again as it is, so that it is serialised once. It must not change any more. */
export function keptAnswer<Answer extends object>(answer: Answer): Answer {
  bytes.set(answer, null);
  return answer;
}

function bytesOf(reply: FastifyReply, answer: object): unknown {
  const known = bytes.get(answer);
  if (known) return known;
  const text = reply.serialize(answer);
  if (typeof text === 'string') bytes.set(answer, Buffer.from(text));
  return text;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends what a handler has answered. */
export function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  const isKept = typeof answer === 'object' && answer !== null && bytes.has(answer);
  return isKept ? reply.type(JSON_TYPE).send(bytesOf(reply, answer)) : reply.send(answer);
}
