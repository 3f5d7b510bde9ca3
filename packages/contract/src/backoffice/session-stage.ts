import { Type } from '../schema.ts';

/** What a session waits for; only a `complete` one opens more than the login. */
export const sessionStages = ['second-factor', 'new-password', 'second-factor-setup', 'complete'] as const;

export type SessionStage = (typeof sessionStages)[number];

export const SessionStage = Type.Enum([...sessionStages]);
