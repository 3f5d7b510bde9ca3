export const auth = {
  tooManyAttempts: (seconds: number) => `Zbyt wiele prób. Spróbuj ponownie za ${seconds} s.`,
  emailTaken: 'Konto z tym adresem e-mail już istnieje.',
  passwordsDiffer: 'Hasła nie są takie same',
  currentPasswordNeeded: 'Podaj obecne hasło.',
  currentPasswordWrong: 'Obecne hasło jest nieprawidłowe.',
  passwordNotBase64: 'Hasło nie jest zakodowane w Base64.',
  passwordTooShort: (least: number) => `Hasło musi mieć co najmniej ${least} znaków.`,
  passwordTooLong: (most: number) => `Hasło może mieć najwyżej ${most} znaków.`,
  unknownSession: 'Tego logowania już nie ma.',
};
