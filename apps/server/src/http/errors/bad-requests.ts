import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE } from '@partsboard/contract/problem';
import { DomainError } from './domain-error.ts';
import { problemDocument } from './error-handler.ts';

const reasons: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no HTTP request at all, before any route or hook exists for it. */
export function answerBadRequest(error: Error & { code?: string }, socket: Socket): void {
  // The caller hung up; there is nobody to answer.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const reason = reasons[error.code ?? ''] ?? '400 Bad Request';
  const problem = problemDocument(new DomainError('malformed-request'), 'pl', randomUUID());
  const body = JSON.stringify({ ...problem, status: Number(reason.slice(0, 3)) });
  socket.end(
    `HTTP/1.1 ${reason}\r\nContent-Type: ${PROBLEM_MEDIA_TYPE}; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
