import fastify from 'fastify';
import { expect, it } from 'vitest';
import { keptAnswer, sendAnswer } from './kept-answers.ts';

/** An answer that counts how often it is serialised. */
function countedAnswer() {
  const counted = {
    times: 0,
    get name() {
      counted.times += 1;
      return 'tarcza hamulcowa, pełna';
    },
  };
  return counted;
}

const schema = { response: { 200: { type: 'object', properties: { name: { type: 'string' } } } } };

it('an answer that is kept is serialised once, and sent alike each time', async () => {
  const [kept, other] = [keptAnswer(countedAnswer()), countedAnswer()];
  const app = fastify();
  app.get('/kept', { schema }, (_request, reply) => sendAnswer(reply, kept));
  app.get('/other', { schema }, (_request, reply) => sendAnswer(reply, other));
  const ask = async (url: string) => {
    const { payload, headers } = await app.inject({ url });
    return [payload, headers['content-type'], headers['content-length']];
  };
  const [first, second] = [await ask('/kept'), await ask('/kept')];
  expect(first).toEqual(await ask('/other'));
  expect(second).toEqual(first);
  await ask('/other');
  expect([kept.times, other.times]).toEqual([1, 2]);
  await app.close();
});
