import { useNavigate } from '@tanstack/react-router';
import { RegisterForm } from '../../../features/auth/register-form.tsx';
import { paths } from '../../../lib/paths.ts';

export function RegisterScreen() {
  const navigate = useNavigate();
  return <RegisterForm onRegistered={() => void navigate({ to: paths.login })} />;
}
