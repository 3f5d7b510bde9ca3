import type { ProblemCode } from '@partsboard/contract/problem';
import type { Message } from '../../messages/language.ts';

interface ProblemKind {
  readonly status: number;
  readonly title: Message;
}

/** Each code's HTTP status and the message a person reads; a missing code does not compile. */
export const problemTable = {
  'invalid-request': {
    status: 400,
    title: { pl: 'Popraw podane dane.', en: 'Please correct the data.' },
  },
  'malformed-request': {
    status: 400,
    title: { pl: 'Nie udało się odczytać żądania.', en: 'The request could not be read.' },
  },
  unauthenticated: {
    status: 401,
    title: {
      pl: 'Sesja wygasła lub jej brak. Zaloguj się.',
      en: 'There is no session or it has ended. Please log in.',
    },
  },
  'wrong-credentials': {
    status: 401,
    title: { pl: 'Nieprawidłowy adres e-mail lub hasło.', en: 'Wrong email address or password.' },
  },
  'too-many-requests': {
    status: 429,
    title: {
      pl: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
      en: 'Too many attempts. Please wait a moment and try again.',
    },
  },
  'not-found': {
    status: 404,
    title: { pl: 'Nie znaleziono.', en: 'Not found.' },
  },
  'method-not-allowed': {
    status: 405,
    title: { pl: 'Tej operacji nie można tu wykonać.', en: 'This operation is not possible here.' },
  },
  'unknown-store': {
    status: 400,
    title: { pl: 'Nie ma takiego sklepu.', en: 'There is no such store.' },
  },
  'not-applicable': {
    status: 409,
    title: {
      pl: 'Nie pasuje do tego pojazdu. Wybierz lub zmień pojazd.',
      en: 'Not applicable to this vehicle. Select or change vehicle.',
    },
  },
  'vin-required': {
    status: 409,
    title: {
      pl: 'Konieczna identyfikacja pojazdu po numerze VIN',
      en: 'Vehicle identification by Vin necessary',
    },
  },
  'email-taken': {
    status: 409,
    title: {
      pl: 'Konto z tym adresem e-mail już istnieje.',
      en: 'An account with this email address already exists.',
    },
  },
  'invalid-recovery-token': {
    status: 400,
    title: {
      pl: 'Link do zmiany hasła jest nieprawidłowy lub wygasł. Poproś o nowy.',
      en: 'The password link is not valid or has expired. Please ask for a new one.',
    },
  },
  conflict: {
    status: 409,
    title: {
      pl: 'Dane zmieniły się w międzyczasie. Odśwież stronę i spróbuj ponownie.',
      en: 'The data changed in the meantime. Please reload and try again.',
    },
  },
  'too-large': {
    status: 413,
    title: { pl: 'Przesłane dane są zbyt duże.', en: 'The data sent is too large.' },
  },
  'unsupported-media-type': {
    status: 415,
    title: {
      pl: 'Nieobsługiwany format danych; wyślij JSON.',
      en: 'Unsupported data format; please send JSON.',
    },
  },
  unavailable: {
    status: 503,
    title: {
      pl: 'Serwis jest chwilowo niedostępny. Spróbuj za chwilę.',
      en: 'The service is not available at the moment. Please try again shortly.',
    },
  },
  internal: {
    status: 500,
    title: {
      pl: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie później.',
      en: 'Something went wrong on our side. Please try again later.',
    },
  },
} as const satisfies Record<ProblemCode, ProblemKind>;
