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
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useTopics } from '../../lib/reference/use-reference.ts';
import { useIsAuthenticated } from '../../lib/use-is-authenticated.ts';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoPicture } from './logo.tsx';
import classes from './side-menu.module.css';

interface SideMenuProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** A link was followed: the focus goes to the new screen. */
  readonly onFollow: () => void;
}

export function SideMenu({ opened, onClose, onFollow }: SideMenuProps) {
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
      // The button takes it back: the code of the menu may have come only after the click.
      returnFocus={false}
    >
      <nav className={classes.links} aria-label={t('Menu')} onClick={onFollow}>
        {authenticated ? <MemberLinks /> : <GuestLinks />}
      </nav>
      <div className={classes.settings}>
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </div>
    </Drawer>
  );
}

function MemberLinks() {
  const { t } = useTranslation();
  const pages = useTopics().filter((topic) => topic.IncludeInTopMenu);
  return (
    <>
      <MenuLink to="/" icon={IconHome} label={t('Home')} />
      <MenuLink to="/level4" icon={IconCar} label={t('Catalog')} />
      <MenuLink to="/cart" icon={IconShoppingCart} label={t('Cart')} />
      <p className={classes.heading}>{t('My account')}</p>
      <MenuLink to="/my-account/my-profile" icon={IconUser} label={t('My profile')} />
      <MenuLink to="/my-account/addresses" icon={IconAddressBook} label={t('Addresses')} />
      <MenuLink to="/my-account/order-history" icon={IconHistory} label={t('Order history')} />
      <MenuLink to="/my-account/shopping-list" icon={IconListDetails} label={t('Shopping lists')} />
      <MenuLink to="/logout" icon={IconLogout2} label={t('Log out')} />
      {pages.length > 0 ? <p className={classes.heading}>{t('Information')}</p> : null}
      {pages.map((page) => (
        <Link key={page.Id} to="/p/$url" params={{ url: page.SeName }} className={classes.link}>
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
      <MenuLink to="/login" icon={IconLogin2} label={t('Log in')} />
      <MenuLink to="/register" icon={IconUserPlus} label={t('Register')} />
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
      preload={to === '/logout' ? false : 'intent'}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      {label}
    </Link>
  );
}
