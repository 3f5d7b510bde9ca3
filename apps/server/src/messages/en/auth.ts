import type { auth as Polish } from '../pl/auth.ts';

export const auth: typeof Polish = {
  tooManyAttempts: (seconds) => `Too many attempts. Please try again in ${seconds} s.`,
  emailTaken: 'An account with this email address already exists.',
  passwordsDiffer: 'Password not match',
  currentPasswordNeeded: 'Please give your current password.',
  currentPasswordWrong: 'The current password is not right.',
  passwordNotBase64: 'The password is not Base64-encoded.',
  passwordTooShort: (least) => `The password needs at least ${least} characters.`,
  passwordTooLong: (most) => `The password can have at most ${most} characters.`,
  unknownSession: 'This login has already ended.',
};
