import type { mails as Polish } from '../pl/mails.ts';

export const mails: typeof Polish = {
  footer: (store) => `Sent automatically by the shop ${store}.`,
  greeting: (firstName) => `Hello ${firstName},`,
  setPassword: 'Set a new password',
  welcome: {
    subject: (store) => `Welcome to ${store}`,
    accountReady: (email) =>
      `Your account is ready. Log in with the address ${email} and the password you chose.`,
    shop: 'In the shop you find parts by VIN, by model or by part number, check stock and your price, and order with delivery or pickup in a branch.',
    button: 'Go to the shop',
  },
  invitation: {
    subject: (store) => `Your login for ${store}`,
    invited: (company, email) =>
      `You can now order in our shop for ${company}. Log in with the address ${email}; choose a password first.`,
    button: 'Choose a password',
    validity: 'The link works once and for seven days. Later, use “Forgot password?” on the login page.',
  },
  recovery: {
    subject: (store) => `A new password for ${store}`,
    requested: 'We were asked to let you set a new password for your account.',
    validity: 'The link works once and for one hour. A newer request ends the older one.',
    notYou: 'If it was not you who asked, ignore this mail. Your password stays as it is.',
  },
  passwordChanged: {
    subject: (store) => `Your ${store} password was changed`,
    changed: 'The password of your account has just been changed. All other devices were logged out.',
    notYou:
      'If it was not you, somebody else can get into your account. Set a new password at once and let us know.',
  },
  staffAccount: {
    subject: 'Your back office account was changed',
    passwordChanged: 'The password of your account has just been changed. All other sessions were ended.',
    passwordReset:
      'Somebody who manages the staff has given you a new one-time password. All sessions were ended.',
    secondFactorRemoved: 'The second factor of your account has just been removed.',
    notYou: 'If you do not know why, tell an administrator at once.',
  },
};
