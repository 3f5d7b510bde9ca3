import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconListCheck } from '@tabler/icons-react';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { useMay } from '../session/session.queries.ts';
import { stepTexts } from './set-up-texts.ts';
import { setUpQuery } from './set-up.queries.ts';
import { isDone, isStepScreen, isWithin, stepLink, storeLink } from './step-links.ts';
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
  if (!data) return null;
  const all = [...data.steps, ...data.otherStores];
  const next = all.find((entry) => !isDone(entry));
  if (!next) return null;
  const isStore = 'name' in next;
  const { permission, ...link } = isStore ? storeLink(next) : stepLink(data, next);
  const title = isStore ? t('Store {{name}}', { name: next.name }) : stepTexts(t)[next.step].title;
  return (
    <aside className={classes.strip} aria-label={t('Set-up of the shop')}>
      <IconListCheck size={18} stroke={1.6} aria-hidden />
      <span>
        {t('Set-up: {{done}} of {{all}} steps are done.', {
          done: all.filter(isDone).length,
          all: all.length,
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
