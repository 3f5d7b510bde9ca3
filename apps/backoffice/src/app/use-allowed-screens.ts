import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useMay } from '../features/session/session.queries.ts';
import { screens, type Screen } from './screens.ts';

/** The screens that the logged-in person may see. */
export function useAllowedScreens(): readonly Screen[] {
  const { t } = useTranslation();
  const may = useMay();
  return screens(t).filter(({ permission }) => permission === null || may(permission));
}
