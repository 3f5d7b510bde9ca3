import type { LanguageCode } from '@partsboard/contract/language';
import type { RouteContract, RouteInput, RouteOutput, RouteTable } from '@partsboard/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A member of staff who works in the shop for a customer. */
export interface ActingStaff {
  readonly staffId: number;
  readonly name: string;
  /** In which the customer is written to. */
  readonly customerLanguage: LanguageCode;
}

/** The live session of the customer who calls, with what pricing needs to know about them. */
export interface Session {
  readonly sessionId: string;
  readonly customerId: number;
  /** Names the customer's column in the discount tables. */
  readonly discountTable: string;
  /** A pending customer sees no price and cannot order. */
  readonly access: 'open' | 'pending';
  /** Who works here for the customer; null where the customer does. */
  readonly staff: ActingStaff | null;
}

/** What the answer to a public list depends on besides its input. */
export interface RequestContext {
  readonly language: LanguageCode;
  readonly storeId: number;
}

/** What a handler knows about its call besides the validated input. */
export interface CallContext extends RequestContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type SessionOf<R extends RouteContract> = R['access'] extends 'customer'
  ? { readonly session: Session }
  : unknown;

/** A public list does not know its caller: its answer depends on the language and the store alone. */
type ContextOf<R extends RouteContract> = R extends { method: 'GET'; access: 'anyone'; answers?: never }
  ? RequestContext
  : CallContext;

export type Handler<R extends RouteContract> = (
  call: RouteInput<R> & ContextOf<R> & SessionOf<R>,
) => Promise<RouteOutput<R>>;

/** One handler for each route of a table; a missing or misspelt one does not compile. */
export type Handlers<T extends RouteTable> = { readonly [K in keyof T]: Handler<T[K]> };
