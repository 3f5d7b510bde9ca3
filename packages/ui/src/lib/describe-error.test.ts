import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError, fieldErrors } from '../api/api-error.ts';
import { describeError } from './describe-error.ts';

beforeAll(() => i18next.init({ lng: 'en' }));

const failed = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({
    status: 500,
    statusText: 'Internal Server Error',
    problem: null,
    text: null,
    token: null,
    ...details,
  });
const titled = (title: string) => ({ code: 'internal' as const, title, status: 500, requestId: '1' });

describe('the notice of a failed call', () => {
  it('has the answer’s title, else its text', () => {
    const text = 'As a text';
    expect(describeError(failed({ problem: titled('The title'), text })).message).toBe('The title');
    expect(describeError(failed({ problem: titled(''), text })).message).toBe(text);
    expect(describeError(failed({ text })).message).toBe(text);
  });

  it('has the error’s own message where the answer has none', () => {
    expect(failed({}).message).toBe('Request failed with status code 500');
    expect(describeError(failed({}))).toEqual({
      title: 'Internal Server Error',
      message: 'Request failed with status code 500',
      requestId: null,
    });
    expect(describeError(new Error('Out of memory')).message).toBe('Out of memory');
  });

  it('has the general message where there is no other', () => {
    const general = 'Server or network error, please try later.';
    expect(describeError(failed({ status: 0, statusText: '' }))).toEqual({
      title: 'Error',
      message: general,
      requestId: null,
    });
    expect(describeError(new Error('')).message).toBe(general);
  });
});

describe('the id of a failed call', () => {
  const idOf = (status: number, requestId: unknown) =>
    describeError(failed({ status, problem: { ...titled('The title'), requestId } as never })).requestId;

  it('is told where the server is at fault, and not where the caller is', () => {
    expect([idOf(500, 'abc'), idOf(503, 'abc'), idOf(409, 'abc')]).toEqual(['abc', 'abc', null]);
  });

  it('is passed over where a proxy has put something else in its place', () => {
    expect([idOf(502, undefined), idOf(502, { id: 1 })]).toEqual([null, null]);
  });
});

describe('the fields of a refused form', () => {
  it('are passed over where an answer names them in another form', () => {
    const errors = { City: ['Too long'], Phone: [], Email: 'Bad' } as unknown as Record<string, string[]>;
    expect(fieldErrors(failed({ problem: { ...titled('Refused'), errors } }))).toEqual({ City: 'Too long' });
  });
});
