import { Closed, Nullable, Type, type TSchema } from '@partsboard/contract/schema';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serializedSchema } from './serialized-schema.ts';

async function answered(schema: TSchema, value: unknown): Promise<unknown> {
  const app = fastify();
  app.get('/', { schema: { response: { 200: serializedSchema(schema) } } }, (_request, reply) =>
    reply.send(value),
  );
  const response = await app.inject('/');
  return response.statusCode === 200 ? response.json() : response.statusCode;
}

const Part = Closed({ Id: Type.Integer(), Name: Nullable(Type.String()) });

describe('an answer in which values may be null', () => {
  it.each([
    ['a text', Nullable(Type.String()), 'Śruba "M6"'],
    ['a number', Nullable(Type.Number()), 12.5],
    ['a list', Nullable(Type.Array(Nullable(Type.Integer()))), [1, null, 3]],
    ['an object', Nullable(Part), { Id: 1, Name: null }],
    ['one of several', Nullable(Type.Union([Type.Integer(), Type.String()])), 'seven'],
    ['a choice', Nullable(Type.Enum(['open', 'closed'])), 'open'],
  ])('has %s or null', async (_name, schema, value) => {
    const Answer = Closed({ Value: schema, Inner: Closed({ Value: schema }) });
    for (const each of [value, null]) {
      const answer = { Value: each, Inner: { Value: each } };
      expect(await answered(Answer, answer)).toEqual(answer);
    }
  });

  it('has what is optional or not, and nothing that the schema does not name', async () => {
    const Answer = Type.Array(Closed({ Part: Type.Optional(Nullable(Part)) }));
    const part = { Id: 1, Name: 'Bolt', Secret: 'x' };
    expect(await answered(Answer, [{}, { Part: null }, { Part: part }])).toEqual([
      {},
      { Part: null },
      { Part: { Id: 1, Name: 'Bolt' } },
    ]);
  });

  it('asks the serialiser to validate no value that may only be null besides', () => {
    expect(JSON.stringify(serializedSchema(Type.Array(Part)))).not.toContain('anyOf');
  });
});
