import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { LoadErrorScreen as PlainLoadErrorScreen } from '@partsboard/ui/components/load-error.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import type { QueryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { paths } from '../lib/paths.ts';

/** The screen of what could not be loaded, with a link to the catalogue. */
export function LoadErrorScreen(failure: QueryFailure) {
  const { t } = useTranslation();
  return (
    <PlainLoadErrorScreen
      {...failure}
      renderWayOut={(variant) => (
        <LinkButton to={paths.catalogue} variant={variant}>
          {t('Catalog')}
        </LinkButton>
      )}
    />
  );
}
