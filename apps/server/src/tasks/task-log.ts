import { Logger } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';

interface LoggedJob {
  readonly id: string | number;
  readonly task_identifier: string;
  readonly attempts: number;
  readonly max_attempts: number;
}

const isJob = (value: unknown): value is LoggedJob =>
  typeof value === 'object' && value !== null && 'task_identifier' in value && 'max_attempts' in value;

function logFailure(log: FastifyBaseLogger, job: LoggedJob, error: unknown): void {
  const details = { task: job.task_identifier, id: job.id, tries: job.attempts, err: error };
  if (job.attempts < job.max_attempts) log.warn(details, 'Task failed, will be tried again');
  else log.error(details, 'Task failed for good; `npm run tasks -- list` shows it');
}

/** What graphile-worker tells about tasks, in our log. What it tells about itself is of interest only while debugging. */
export const taskLogger = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, meta = {}) => {
    const { job, error, duration, failure, success } = meta;
    const levelName: string = level;
    if (failure === true && isJob(job)) logFailure(log, job, error);
    else if (success === true && isJob(job)) {
      log.info({ task: job.task_identifier, id: job.id, milliseconds: duration }, 'Task done');
    } else if (levelName === 'error') log.error({ err: error }, message);
    else if (levelName === 'warning') log.warn({}, message);
    else log.debug({}, message);
  });
