import i18next from 'i18next';
import { ApiError } from '../api/api-error.ts';

interface DescribedError {
  readonly title: string;
  readonly message: string;
  /** Names the call in the server's log, where the server is at fault. */
  readonly requestId: string | null;
}

/** The texts of an error: the status text as the title, and the most specific message. */
export function describeError(error: unknown): DescribedError {
  const { t } = i18next;
  const fallback = t('Server or network error, please try later.');
  if (!(error instanceof ApiError)) {
    const message = error instanceof Error && error.message ? error.message : fallback;
    return { title: t('Error'), message, requestId: null };
  }
  return {
    title: statusText(error.statusText) || t('Error'),
    message: [error.problem?.title, error.text, ownMessage(error)].find(Boolean) ?? fallback,
    requestId: requestIdOf(error),
  };
}

/** A proxy may answer in another format. */
function requestIdOf({ status, problem }: ApiError): string | null {
  const id: unknown = problem?.requestId;
  return status >= 500 && typeof id === 'string' ? id : null;
}

/** The error's own message, where the answer has none. */
const ownMessage = ({ status, message }: ApiError): string =>
  message === '' ? '' : i18next.t('Request failed with status code {{status}}', { status });

/** Servers send the status text in English, and HTTP/2 sends none. */
function statusText(text: string): string {
  const { t } = i18next;
  const known: Readonly<Record<string, string>> = {
    'Bad Request': t('Bad Request'),
    Unauthorized: t('Unauthorized'),
    Forbidden: t('Forbidden'),
    'Not Found': t('Not Found'),
    Conflict: t('Conflict'),
    'Payload Too Large': t('Payload Too Large'),
    'Unprocessable Entity': t('Unprocessable Entity'),
    'Too Many Requests': t('Too Many Requests'),
    'Internal Server Error': t('Internal Server Error'),
    'Bad Gateway': t('Bad Gateway'),
    'Service Unavailable': t('Service Unavailable'),
    'Gateway Timeout': t('Gateway Timeout'),
  };
  return known[text] ?? text;
}
