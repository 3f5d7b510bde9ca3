import type { CurrentStaff } from '@partsboard/contract/backoffice/session';
import { ActionIcon, Burger } from '@mantine/core';
import { BrandMark } from '@partsboard/ui/components/brand-mark.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { spotlight } from '@mantine/spotlight';
import { storeQuery } from '../../features/session/store.queries.ts';
import { paths } from '../../lib/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { BranchChoice } from './branch-choice.tsx';
import classes from './header.module.css';

interface HeaderProps {
  readonly staff: CurrentStaff;
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
}

export function Header({ staff, isMenuOpen, onMenu }: HeaderProps) {
  const { t } = useTranslation();
  const { data: store } = useQuery(storeQuery);
  return (
    <header className={classes.header}>
      <Burger
        className={classes.burger}
        size="sm"
        opened={isMenuOpen}
        aria-label={t('Menu')}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      />
      <Link
        to={paths.home}
        className={classes.brand}
        // On a phone only the mark is shown.
        aria-label={[store?.Name, t('Back office')].filter(Boolean).join(' ')}
      >
        <BrandMark size={26} />
        <span className={classes.name}>{store?.Name}</span>
        <span className={classes.office}>{t('Back office')}</span>
      </Link>
      <div className={classes.tools}>
        <div className={classes.branch}>
          <BranchChoice branches={staff.branches} />
        </div>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('Search screens (Ctrl+K)')}
          title={t('Search screens (Ctrl+K)')}
          onClick={() => spotlight.open()}
        >
          <IconSearch size={18} aria-hidden />
        </ActionIcon>
        <AccountMenu staff={staff} />
      </div>
    </header>
  );
}
