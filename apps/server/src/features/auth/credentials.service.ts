/** What the logins of customers and of staff have in common. */
export { beginAttempt, forgetAttempts, type Pace } from './attempt-throttle.ts';
export type { Device, DeviceCookies } from './device-cookie.ts';
export { deviceName } from './device-name.ts';
export { beginLogin, type LoginAccounts } from './login-throttle.ts';
export { hashPassword, passwordFault, verifyPassword } from './password.ts';
export { signedCookies } from './signed-cookie.ts';
