import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconListCheck } from '@tabler/icons-react';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';
import { stepTexts } from './set-up-texts.ts';
import { setUpQuery } from './set-up.queries.ts';
import { isDone, isStepScreen, isWithin, stepLink } from './step-links.ts';
import classes from './set-up.module.css';

function Strip({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const may = useMay();
  const { data, refetch } = useQuery(setUpQuery);
  // What was just saved may be what was missing.
  const isSaving = useIsMutating() > 0;
  useEffect(() => {
    if (!isSaving) void refetch();
  }, [isSaving, refetch]);
  const next = data?.steps.find((step) => !isDone(step));
  if (!data || !next) return null;
  const { permission, ...link } = stepLink(data, next);
  const { title } = stepTexts(t)[next.step];
  return (
    <aside className={classes.strip} aria-label={t('Set-up of the shop')}>
      <IconListCheck size={18} stroke={1.6} aria-hidden />
      <span>
        {t('Set-up: {{done}} of {{all}} steps are done.', {
          done: data.steps.filter(isDone).length,
          all: data.steps.length,
        })}
      </span>
      <Link to={paths.setUp}>{t('Back to the checklist')}</Link>
      {/* Where it leads to the screen that is open, there is nowhere to go. */}
      {!isWithin(path, link.to) && (permission === null || may(permission)) ? (
        <Link {...link}>{t('Next: {{step}}', { step: title })}</Link>
      ) : null}
    </aside>
  );
}

/** The way back to the checklist, on the screens that it leads to and while something is missing. */
export function SetUpStrip() {
  const mayEdit = useMay()('settings.edit');
  const path = useLocation({ select: ({ pathname }) => pathname });
  return mayEdit && isStepScreen(path) ? <Strip key={path} path={path} /> : null;
}
