/**
 * What the addresses of the shop's screens begin with, so that the server can tell a screen from what is not there.
 * The home screen has no such word.
 */
export const shopScreens: readonly string[] = [
  'login',
  'logout',
  'register',
  'forgot-password',
  'intro',
  'level4',
  'cart',
  'checkout',
  'offer',
  'success',
  'my-account',
  'orderdetails',
  'p',
  'phone-order',
];
