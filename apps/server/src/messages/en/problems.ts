import type { problems as Polish } from '../pl/problems.ts';

export const problems: typeof Polish = {
  'invalid-request': 'Please correct the data.',
  'malformed-request': 'The request could not be read.',
  unauthenticated: 'There is no session or it has ended. Please log in.',
  'wrong-credentials': 'Wrong email address or password.',
  'too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'not-found': 'Not found.',
  'method-not-allowed': 'This operation is not possible here.',
  'unknown-store': 'There is no such store.',
  'not-applicable': 'Not applicable to this vehicle. Select or change vehicle.',
  'vin-required': 'Vehicle identification by Vin necessary',
  'email-taken': 'An account with this email address already exists.',
  'invalid-recovery-token': 'The password link is not valid or has expired. Please ask for a new one.',
  conflict: 'The data changed in the meantime. Please reload and try again.',
  'too-large': 'The data sent is too large.',
  'unsupported-media-type': 'Unsupported data format; please send JSON.',
  unavailable: 'The service is not available at the moment. Please try again shortly.',
  internal: 'Something went wrong on our side. Please try again later.',
};
