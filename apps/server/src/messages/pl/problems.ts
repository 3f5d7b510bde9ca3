import type { BackofficeProblemCode } from '@partsboard/contract/backoffice/problem';

/** The title of each kind of problem. */
export const problems = {
  'invalid-request': 'Popraw podane dane.',
  'malformed-request': 'Nie udało się odczytać żądania.',
  unauthenticated: 'Sesja wygasła lub jej brak. Zaloguj się.',
  'wrong-credentials': 'Nieprawidłowy adres e-mail lub hasło.',
  'login-incomplete': 'Logowanie nie zostało dokończone.',
  forbidden: 'Nie masz do tego uprawnień.',
  'wrong-csrf-token': 'Strona jest nieaktualna. Odśwież ją i spróbuj ponownie.',
  'fresh-login-required': 'Potwierdź tożsamość hasłem, aby to zrobić.',
  'too-many-requests': 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
  'not-found': 'Nie znaleziono.',
  'method-not-allowed': 'Tej operacji nie można tu wykonać.',
  'unknown-store': 'Nie ma takiego sklepu.',
  'not-applicable': 'Nie pasuje do tego pojazdu. Wybierz lub zmień pojazd.',
  'vin-required': 'Konieczna identyfikacja pojazdu po numerze VIN',
  'email-taken': 'Konto z tym adresem e-mail już istnieje.',
  'company-registered': 'Twoja firma jest już zarejestrowana.',
  'account-closed': 'To konto jest zamknięte. Jeśli to pomyłka, skontaktuj się z nami.',
  'approval-pending':
    'Twoja rejestracja czeka na zatwierdzenie. Do tego czasu nie widzisz cen i nie możesz zamawiać.',
  'invalid-recovery-token': 'Link do zmiany hasła jest nieprawidłowy lub wygasł. Poproś o nowy.',
  'not-for-staff': 'To może zrobić tylko sam klient.',
  conflict: 'Dane zmieniły się w międzyczasie. Odśwież stronę i spróbuj ponownie.',
  'too-large': 'Przesłane dane są zbyt duże.',
  'unsupported-media-type': 'Nieobsługiwany format danych; wyślij JSON.',
  unavailable: 'Serwis jest chwilowo niedostępny. Spróbuj za chwilę.',
  internal: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie później.',
} satisfies Record<BackofficeProblemCode, string>;
