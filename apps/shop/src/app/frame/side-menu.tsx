import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Drawer, VisuallyHidden } from '@mantine/core';
import {
  IconAddressBook,
  IconCar,
  IconHistory,
  IconHome,
  IconListDetails,
  IconLogin2,
  IconLogout2,
  IconShoppingCart,
  IconUser,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useTopics } from '../../lib/reference/use-reference.ts';
import { useIsAuthenticated } from '../../lib/use-is-authenticated.ts';
import { ColorSchemeSwitch } from '@partsboard/ui/components/color-scheme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoPicture } from './logo.tsx';
import classes from './side-menu.module.css';
import { paths } from '../../lib/paths.ts';

interface SideMenuProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** A link was clicked: the focus moves to the new screen. */
  readonly onNavigate: () => void;
}

export function SideMenu({ opened, onClose, onNavigate }: SideMenuProps) {
  const { t } = useTranslation();
  const authenticated = useIsAuthenticated();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={320}
      title={
        <>
          <LogoPicture />
          <VisuallyHidden>{t('Menu')}</VisuallyHidden>
        </>
      }
      closeButtonProps={{ 'aria-label': t('Close') }}
      classNames={{ header: classes.header, body: classes.body }}
      transitionProps={{ duration: 180 }}
      // The button restores it: the code of the menu may have been loaded only after the click.
      returnFocus={false}
    >
      <nav className={classes.links} aria-label={t('Menu')} onClick={onNavigate}>
        {authenticated ? <CustomerLinks /> : <GuestLinks />}
      </nav>
      <div className={classes.settings}>
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </div>
    </Drawer>
  );
}

function CustomerLinks() {
  const { t } = useTranslation();
  const pages = useTopics().filter((topic) => topic.IncludeInTopMenu);
  return (
    <>
      <MenuLink to={paths.home} icon={IconHome} label={t('Home')} />
      <MenuLink to={paths.catalogue} icon={IconCar} label={t('Catalog')} />
      <MenuLink to={paths.cart} icon={IconShoppingCart} label={t('Cart')} />
      <p className={classes.heading}>{t('My account')}</p>
      <MenuLink to={paths.profile} icon={IconUser} label={t('My profile')} />
      <MenuLink to={paths.addresses} icon={IconAddressBook} label={t('Addresses')} />
      <MenuLink to={paths.orderHistory} icon={IconHistory} label={t('Order history')} />
      <MenuLink to={paths.shoppingLists} icon={IconListDetails} label={t('Shopping lists')} />
      <MenuLink to={paths.logout} icon={IconLogout2} label={t('Log out')} />
      {pages.length > 0 ? <p className={classes.heading}>{t('Information')}</p> : null}
      {pages.map((page) => (
        <Link key={page.Id} to={paths.content} params={{ url: page.SeName }} className={classes.link}>
          {page.Title}
        </Link>
      ))}
    </>
  );
}

function GuestLinks() {
  const { t } = useTranslation();
  return (
    <>
      <MenuLink to={paths.login} icon={IconLogin2} label={t('Log in')} />
      <MenuLink to={paths.register} icon={IconUserPlus} label={t('Register')} />
    </>
  );
}

interface MenuLinkProps {
  readonly to: NonNullable<LinkProps['to']>;
  readonly icon: TablerIcon;
  readonly label: string;
}

function MenuLink({ to, icon: Icon, label }: MenuLinkProps) {
  return (
    <Link
      to={to}
      className={classes.link}
      activeOptions={{ exact: true }}
      preload={to === paths.logout ? false : 'intent'}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      {label}
    </Link>
  );
}
