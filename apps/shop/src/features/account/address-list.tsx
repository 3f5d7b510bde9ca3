import type { Customer } from '@partsboard/contract/account';
import type { Address } from '@partsboard/contract/address';
import { Badge, Button, Modal, Paper } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './account.module.css';
import { useDeleteAddress, useUpdateCustomer } from './account.mutations.ts';
import { AddressForm } from './address-form.tsx';
import { AddressText } from './address-text.tsx';

/** The customer's addresses: add, edit, remove, and set the default ones. */
export function AddressList({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'form' | 'removal' | null>(null);
  // The content of a dialog is kept after it is closed, so that it does not change while it fades out.
  const [edited, setEdited] = useState<Address | 'new'>('new');
  const [addressToRemove, setAddressToRemove] = useState<Address | null>(null);
  const remove = useDeleteAddress();
  const close = () => setOpened(null);
  const edit = (address: Address | 'new') => {
    setEdited(address);
    setOpened('form');
  };
  return (
    <>
      <Button className={classes.add} onClick={() => edit('new')}>
        {t('Add new address')}
      </Button>
      {customer.Addresses.length === 0 ? (
        <p>{t('Addresses list is empty. Please add new address.')}</p>
      ) : (
        <ul className={classes.cards}>
          {customer.Addresses.map((address) => (
            <AddressCard
              key={address.Id}
              address={address}
              customer={customer}
              onEdit={() => edit(address)}
              onRemove={() => {
                setAddressToRemove(address);
                setOpened('removal');
              }}
            />
          ))}
        </ul>
      )}
      <Modal
        opened={opened === 'form'}
        onClose={close}
        size="lg"
        title={edited === 'new' ? t('New address') : t('Edit address')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <AddressForm
          key={edited === 'new' ? edited : edited.Id}
          customer={customer}
          address={edited === 'new' ? null : edited}
          onSaved={close}
          onCancel={close}
        />
      </Modal>
      <Modal
        opened={opened === 'removal'}
        onClose={close}
        title={t('Remove this address?')}
        closeButtonProps={{ 'aria-label': t('Close') }}
        centered
      >
        {addressToRemove ? <AddressText address={addressToRemove} /> : null}
        <div className={classes.submit}>
          <Button variant="default" data-autofocus onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            color="red"
            onClick={() => {
              if (addressToRemove && opened === 'removal') remove.mutate(addressToRemove.Id);
              close();
            }}
          >
            {t('Remove')}
          </Button>
        </div>
      </Modal>
    </>
  );
}

interface AddressCardProps {
  readonly address: Address;
  readonly customer: Customer;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function AddressCard({ address, customer, onEdit, onRemove }: AddressCardProps) {
  const { t } = useTranslation();
  const update = useUpdateCustomer();
  const isBilling = customer.BillingAddress === address.Id;
  const isShipping = customer.ShippingAddress === address.Id;
  const own = { FirstName: customer.FirstName, LastName: customer.LastName };
  return (
    <Paper component="li" p="md" className={classes.card}>
      <div className={classes.badges}>
        {isBilling ? <Badge variant="light">{t('Billing address')}</Badge> : null}
        {isShipping ? <Badge variant="light">{t('Shipping address')}</Badge> : null}
      </div>
      <div className={classes.address}>
        <AddressText address={address} />
      </div>
      <div className={classes.cardActions}>
        {isBilling ? null : (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => update.mutate({ ...own, BillingAddress: address.Id })}
          >
            {t('Use for billing')}
          </Button>
        )}
        {isShipping ? null : (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => update.mutate({ ...own, ShippingAddress: address.Id })}
          >
            {t('Use for shipping')}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onEdit}>
          {t('Edit')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="red" onClick={onRemove}>
          {t('Remove')}
        </Button>
      </div>
    </Paper>
  );
}
