import type { mails as Polish } from '../pl/mails.ts';

export const mails: typeof Polish = {
  footer: 'Sent automatically by the Partsboard shop.',
  greeting: (firstName) => `Hello ${firstName},`,
  setPassword: 'Set a new password',
  welcome: {
    subject: 'Welcome to Partsboard',
    accountReady: (email) =>
      `Your account is ready. Log in with the address ${email} and the password you chose.`,
    shop: 'In the shop you find parts by VIN, by model or by part number, check stock and your price, and order with delivery or pickup in a branch.',
    button: 'Go to the shop',
  },
  recovery: {
    subject: 'A new password for Partsboard',
    requested: 'We were asked to let you set a new password for your account.',
    validity: 'The link works once and for one hour. A newer request ends the older one.',
    notYou: 'If it was not you who asked, ignore this mail. Your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your Partsboard password was changed',
    changed: 'The password of your account has just been changed. All other devices were logged out.',
    notYou:
      'If it was not you, somebody else can get into your account. Set a new password at once and let us know.',
  },
};
