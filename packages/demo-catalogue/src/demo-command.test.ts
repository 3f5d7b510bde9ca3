import { describe, expect, it } from 'vitest';
import { DemoUsageError, runDemoCommand } from './demo-command.ts';

describe('the demo command', () => {
  it.each([
    [[]],
    [['one', 'two']],
    [['folder', '--scale', 'big']],
    [['folder', '--scale', '2']],
    [['folder', '--seed', '-1']],
    [['folder', '--colour', 'red']],
  ])('refuses %j with a sentence', (args) => {
    expect(() => runDemoCommand(args)).toThrow(DemoUsageError);
  });
});
