import { base64 } from './test-app.ts';

export const POLAND = 1;

/** What a customer sends to register, complete but for the changes. */
export const registration = (email: string, changes: Record<string, unknown> = {}) => ({
  Email: email,
  Password: base64('zażółć1'),
  FirstName: 'Ewa',
  LastName: 'Nowak',
  StreetAddress: 'ul. Długa 1',
  StreetAddress2: 'lok. 2',
  ZipPostalCode: '00-001',
  City: 'Warszawa',
  CountryId: POLAND,
  ...changes,
});
