import '@mantine/spotlight/styles.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight } from '@mantine/spotlight';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import {
  IconAddressBook,
  IconBolt,
  IconEngine,
  IconLogout,
  IconPackage,
  IconSearch,
  IconShieldPlus,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { foundCompaniesQuery } from '../../features/companies/companies.queries.ts';
import { stateTexts } from '../../features/orders/order-texts.ts';
import { foundOrdersQuery } from '../../features/orders/orders.queries.ts';
import { foundPartsQuery } from '../../features/parts/parts.queries.ts';
import { useLogOut } from '../../features/session/session.mutations.ts';
import { useMay } from '../../features/session/session.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useOfferedActs } from '../../lib/screen-acts.ts';
import { useAllowedScreens } from '../use-allowed-screens.ts';

const SHORTEST_SEARCH = 2;

/** The customers that what was typed finds, as actions that open them. */
function useCustomerActions(typed: string) {
  const navigate = useNavigate();
  const [search] = useDebouncedValue(typed.trim(), 250);
  const isEnabled = useMay()('customers.read') && search.length >= SHORTEST_SEARCH;
  const { data } = useQuery({ ...foundCompaniesQuery(search), enabled: isEnabled });
  return (isEnabled ? (data ?? []) : []).map(({ id, name, vatNumber, person }) => ({
    id: `customer-${id}`,
    label: name,
    description: [person.name, person.email, vatNumber].filter((text) => text !== '').join(' · '),
    // The server has found it, perhaps by a number that is not shown: what was typed is not looked for again.
    keywords: [search],
    leftSection: <IconAddressBook size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: paths.customer, params: { id: String(id) } }),
  }));
}

/** The orders that what was typed finds: by number, reference, customer or part. */
function useOrderActions(typed: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useDebouncedValue(typed.trim(), 250);
  const isEnabled = useMay()('orders.read') && search.length >= SHORTEST_SEARCH;
  const { data } = useQuery({ ...foundOrdersQuery(search), enabled: isEnabled });
  const states = stateTexts(t);
  return (isEnabled ? (data ?? []) : []).map(({ id, number, customer, customerReference, state }) => ({
    id: `order-${id}`,
    label: number,
    description: [customer.company || customer.name, customerReference, states[state]]
      .filter((text) => text !== '')
      .join(' · '),
    keywords: [search],
    leftSection: <IconPackage size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: paths.order, params: { id: String(id) } }),
  }));
}

/** The parts that what was typed finds: by the beginning of a number, or by name. */
function usePartActions(typed: string) {
  const navigate = useNavigate();
  const [search] = useDebouncedValue(typed.trim(), 250);
  const isEnabled = useMay()('parts.read') && search.length >= SHORTEST_SEARCH;
  const { data } = useQuery({ ...foundPartsQuery(search), enabled: isEnabled });
  return (isEnabled ? (data ?? []) : []).map(({ id, brand, number, name }) => ({
    id: `part-${id}`,
    label: `${brand} ${number}`,
    description: name,
    keywords: [search],
    leftSection: <IconEngine size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: paths.part, params: { id: String(id) } }),
  }));
}

/** What can be done to what is open, such as an order. */
const useActsHere = () =>
  useOfferedActs().map(({ subject, acts }) => ({
    group: subject,
    actions: acts.map(({ id, label, run }) => ({
      id: `act-${id}`,
      label,
      keywords: [subject],
      leftSection: <IconBolt size={20} stroke={1.6} aria-hidden />,
      onClick: run,
    })),
  }));

/** What can be done from anywhere. */
function useActsAnywhere() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const may = useMay();
  const logOut = useLogOut();
  return [
    ...(may('staff.edit')
      ? [
          {
            id: 'add-staff',
            label: t('Add a member of staff'),
            leftSection: <IconUserPlus size={20} stroke={1.6} aria-hidden />,
            onClick: () => void navigate({ to: paths.newStaffMember }),
          },
        ]
      : []),
    ...(may('roles.edit')
      ? [
          {
            id: 'add-role',
            label: t('Add a role'),
            leftSection: <IconShieldPlus size={20} stroke={1.6} aria-hidden />,
            onClick: () => void navigate({ to: paths.newRole }),
          },
        ]
      : []),
    {
      id: 'log-out',
      label: t('Log out'),
      leftSection: <IconLogout size={20} stroke={1.6} aria-hidden />,
      onClick: () => logOut.mutate(undefined),
    },
  ];
}

/** Ctrl+K: what can be done here, the screens by name, orders, customers and parts, and what can be done anywhere. */
export function CommandPalette() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const customers = useCustomerActions(query);
  const orders = useOrderActions(query);
  const parts = usePartActions(query);
  const actsHere = useActsHere();
  const actsAnywhere = useActsAnywhere();
  const screens = [
    ...useAllowedScreens().map(({ path, title, description, icon: ScreenIcon }) => ({
      id: path,
      label: title,
      description,
      leftSection: <ScreenIcon size={20} stroke={1.6} aria-hidden />,
      onClick: () => void navigate({ to: path }),
    })),
    {
      id: paths.ownAccount,
      label: t('My account'),
      description: t('Password, second factor, sessions'),
      leftSection: <IconUser size={20} stroke={1.6} aria-hidden />,
      onClick: () => void navigate({ to: paths.ownAccount }),
    },
  ];
  return (
    <Spotlight
      actions={[
        ...actsHere,
        ...screens,
        ...(orders.length === 0 ? [] : [{ group: t('Orders'), actions: orders }]),
        ...(customers.length === 0 ? [] : [{ group: t('Customers'), actions: customers }]),
        ...(parts.length === 0 ? [] : [{ group: t('Parts'), actions: parts }]),
        { group: t('Actions'), actions: actsAnywhere },
      ]}
      shortcut="mod + K"
      highlightQuery
      query={query}
      onQueryChange={setQuery}
      nothingFound={t('Nothing has this name.')}
      attributes={{ content: { 'aria-label': t('Go to …') } }}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: t('Go to …'),
        'aria-label': t('Go to …'),
      }}
    />
  );
}
