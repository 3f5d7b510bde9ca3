import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useTopics } from '../../lib/reference/use-reference.ts';
import { useChosenVehicle } from '../../features/vehicles/chosen-vehicle.ts';
import { VehicleBar } from '../../features/vehicles/vehicle-bar.tsx';
import { SkipLink } from '@partsboard/ui/components/main.tsx';
import { CartInBar } from './cart-in-bar.tsx';
import { HeaderActions } from './header-actions.tsx';
import classes from './header.module.css';
import frame from '../../components/frame-width.module.css';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import './notices-below-header.css';
import { useHeaderCounts } from './use-header-counts.ts';
import { useHeaderHidden } from './use-header-hidden.ts';
import { useHeaderSearch } from './use-header-search.ts';
import { paths } from '../../lib/paths.ts';

/** Rendered once: what its parts follow, such as the cart's count or the address, renders no other part again. */
export const Header = memo(function Header() {
  return (
    <>
      <SkipLink />
      <HidingHeader>
        <HeaderBar />
      </HidingHeader>
    </>
  );
});

/** Hides while a person scrolls down and returns when they scroll up; the vehicle bar stays visible. */
function HidingHeader({ children }: { readonly children: ReactNode }) {
  const vehicle = useChosenVehicle();
  const { cartLines } = useHeaderCounts();
  // Where the vehicle stays in sight the cart's count stays with it.
  const hidden = useHeaderHidden(vehicle ? undefined : cartLines);
  return (
    <header className={classes.header} data-hidden={hidden || undefined}>
      {children}
      <VehicleBar>{hidden ? <CartInBar /> : null}</VehicleBar>
    </header>
  );
}

function HeaderBar() {
  const { t } = useTranslation();
  const { isSearching, place, button, open, close, onKeyDown } = useHeaderSearch();
  return (
    <div className={`${frame.width} ${classes.bar}`} data-searching={isSearching || undefined}>
      <MenuButton />
      <Logo />
      <Navigation />
      <div ref={place} className={classes.search} onKeyDown={onKeyDown}>
        <HeaderSearch onVehicle={close} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes.endSearch}
          aria-label={t('Close')}
          onClick={close}
        >
          <IconX size={21} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <HeaderActions searchButton={button} onSearch={open} />
    </div>
  );
}

function Navigation() {
  const { t } = useTranslation();
  const pages = useTopics().filter((topic) => topic.IncludeInTopMenu);
  return (
    <nav className={classes.navigation} aria-label={t('Main navigation')}>
      <Link to={paths.catalogue} className={classes.link}>
        {t('Catalog')}
      </Link>
      {pages.map((page) => (
        <Link
          key={page.Id}
          to={paths.content}
          params={{ url: page.SeName }}
          className={`${classes.link} ${classes.page}`}
        >
          {page.Title}
        </Link>
      ))}
    </nav>
  );
}
