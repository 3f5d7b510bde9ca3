import { CopyrightLine } from './copyright-line.tsx';
import classes from './footer.module.css';

export function SimpleFooter() {
  return (
    <footer className={classes.footer} data-simple>
      <CopyrightLine />
    </footer>
  );
}
