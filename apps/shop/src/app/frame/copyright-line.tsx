import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useConfig } from '../../lib/reference/use-reference.ts';
import classes from './footer.module.css';
import frame from '../../components/frame-width.module.css';

/** The shop's version; the build takes it from the package. */
const version = import.meta.env.SHOP_VERSION;

export function CopyrightLine() {
  const { t } = useTranslation();
  const copyright = useConfig()?.general.copyright;
  return (
    <div className={`${frame.width} ${classes.colophon}`}>
      <span>{copyright ? `© ${copyright}` : null}</span>
      <span>{t('Version {{version}}', { version })}</span>
    </div>
  );
}
