import { BannerSlider } from '../../../features/content/banner-slider.tsx';
import { LoginForm } from '../../../features/auth/login-form.tsx';
import classes from './login-screen.module.css';

export function LoginScreen() {
  return (
    <div className={classes.screen}>
      <LoginForm />
      <BannerSlider place="LoginPage" className={classes.banners} />
    </div>
  );
}
