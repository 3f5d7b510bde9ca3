import { useNavigate } from '@tanstack/react-router';
import { RegisterForm } from '../../../features/auth/register-form.tsx';

export function RegisterScreen() {
  const navigate = useNavigate();
  return <RegisterForm onRegistered={() => void navigate({ to: '/login' })} />;
}
