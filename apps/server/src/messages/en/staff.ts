import type { staff as Polish } from '../pl/staff.ts';

export const staff: typeof Polish = {
  unknownCursor: 'This page of the list does not exist.',
  wrongCode: 'The code is not right or has been used already.',
  wrongRecoveryCode: 'The recovery code is not right or has been used already.',
  codeNeeded: 'Please give the code of your authenticator app.',
  wrongPassword: 'The password is not right.',
  samePassword: 'Please choose a password other than the current one.',
  noPendingSecondFactor: 'Please begin the set-up of the second factor again.',
  secondFactorRequired: 'Your role requires the second factor.',
  noSecondFactor: 'The second factor is not set up.',
  unknownRole: 'There is no such role.',
  unknownBranch: 'There is no such branch.',
  unknownTime: 'This is not a date with a time.',
  moreThanOwn: 'You cannot give or take permissions that you do not have.',
  lastAdministrator: 'At least one active administrator must remain.',
  notYourself: 'You cannot disable your own account.',
  roleNameTaken: 'There is already a role with this name.',
  administratorHoldsEverything: 'The administrator has all permissions; they cannot be changed.',
};
