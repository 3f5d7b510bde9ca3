/** Passwords are sent as Base64 of their UTF-8 bytes. */
export const encodePassword = (password: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(password)));
