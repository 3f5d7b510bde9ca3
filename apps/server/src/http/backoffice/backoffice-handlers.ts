import type { BranchScope } from '../../db/branch-scope.ts';
import type { Readable } from 'node:stream';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Permission } from '@partsboard/contract/backoffice/permissions';
import type { BackofficeRoute, BackofficeRouteTable } from '@partsboard/contract/backoffice/route';
import type { SessionStage } from '@partsboard/contract/backoffice/session-stage';
import type { RouteInput, RouteOutput } from '@partsboard/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** From where a change comes. */
export interface CallOrigin {
  /** Null for a command of the server. */
  readonly address: string | null;
  readonly requestId: string | null;
}

/** Who is held responsible for a change, and from where it comes. */
export interface AuditContext extends CallOrigin {
  /** Null for a command of the server. */
  readonly staffId: number | null;
  readonly staffName: string;
  /** For whom, where staff act for a customer. */
  readonly customerId?: number | null;
}

/** The member of staff who calls, by a live session. */
export interface StaffCaller {
  readonly sessionId: string;
  readonly staffId: number;
  readonly name: string;
  readonly stage: SessionStage;
  readonly csrfToken: string;
  /** Whether the password was given within the last minutes. */
  readonly isFresh: boolean;
  readonly permissions: ReadonlySet<Permission>;
  readonly branches: BranchScope;
}

/** What a handler knows about its call besides the validated input. */
export interface BackofficeCall {
  readonly language: LanguageCode;
  readonly origin: CallOrigin;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type CallerOf<R extends BackofficeRoute> = R extends { readonly access: 'anyone' }
  ? unknown
  : { readonly staff: StaffCaller; readonly audit: AuditContext };

/** What is not JSON is written piece by piece. */
type AnswerOf<R extends BackofficeRoute> = R extends { readonly answers: string } ? Readable : RouteOutput<R>;

export type BackofficeHandler<R extends BackofficeRoute> = (
  call: RouteInput<R> & BackofficeCall & CallerOf<R>,
) => Promise<AnswerOf<R>>;

/** One handler for each route of a table; a missing or misspelt one does not compile. */
export type BackofficeHandlers<T extends BackofficeRouteTable> = {
  readonly [K in keyof T]: BackofficeHandler<T[K]>;
};
