import { useTranslation } from '../i18n/use-translation.ts';
import { BrandMark } from './brand-mark.tsx';

/** The same picture as the one in index.html, so that nothing moves when the script takes over. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <div className="boot" role="status" aria-label={t('Loading')}>
      <BrandMark size={48} className="boot-mark" />
      <div className="boot-bar" />
    </div>
  );
}
