import { describe, expect, it } from 'vitest';
import { parsePageAnswers } from './page-answers.ts';

describe('the answers that come with the page', () => {
  it('are read by the address of their call', () => {
    const block = { language: 'pl', answers: { '/api/config': { seo: {} } } };
    expect(parsePageAnswers(JSON.stringify(block))).toEqual(block);
  });

  it.each([
    '',
    '{"language":"pl","answers":{"/api/con',
    'null',
    '"pl"',
    '[]',
    '{}',
    '{"language":"pl"}',
    '{"language":"de","answers":{}}',
    '{"language":"pl","answers":null}',
    '{"language":"pl","answers":["x"]}',
  ])('count as none where the block is damaged: %s', (block) => {
    expect(parsePageAnswers(block)).toBeNull();
  });
});
