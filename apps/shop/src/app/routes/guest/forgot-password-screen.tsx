export { ForgotPasswordForm as ForgotPasswordScreen } from '../../../features/auth/forgot-password-form.tsx';
