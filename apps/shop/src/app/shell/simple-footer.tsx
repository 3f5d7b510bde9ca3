import { Colophon } from './colophon.tsx';
import classes from './footer.module.css';

export function SimpleFooter() {
  return (
    <footer className={classes.footer} data-simple>
      <Colophon />
    </footer>
  );
}
