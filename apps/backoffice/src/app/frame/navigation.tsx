import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { useScreenCounts } from '../use-screen-counts.ts';
import { useAllowedScreens } from '../use-allowed-screens.ts';
import classes from './navigation.module.css';

interface NavigationProps {
  readonly onNavigate?: () => void;
}

/** The screens that the person may see. */
export function Navigation({ onNavigate }: NavigationProps) {
  const { t } = useTranslation();
  const counts = useScreenCounts();
  return (
    <nav aria-label={t('Main navigation')}>
      <ul className={classes.list}>
        {useAllowedScreens().map(({ path, title, icon: ScreenIcon }) => (
          <li key={path}>
            <Link
              to={path}
              className={classes.link}
              activeOptions={{ exact: path === paths.home, includeSearch: false }}
              {...(onNavigate ? { onClick: onNavigate } : {})}
            >
              <ScreenIcon size={18} stroke={1.6} aria-hidden />
              {title}
              {counts[path] ? (
                <span className={classes.count} title={counts[path].label}>
                  {counts[path].count}
                  <VisuallyHidden> {counts[path].label}</VisuallyHidden>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
