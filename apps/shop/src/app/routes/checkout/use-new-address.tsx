import { useRef } from 'react';
import type { NewAddressForm } from '../../../features/checkout/address-choice.tsx';
import { NewAddress } from './new-address.tsx';

/** The form for a new address, which is never left unsaved by going on: that saves it first or says what is missing. */
export function useNewAddress(goOn: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const newAddress: NewAddressForm = (done, cancel) => (
    <NewAddress formRef={form} onDone={done} onCancel={cancel} onSentFromOutside={goOn} />
  );
  return {
    newAddress,
    saveAndGoOn: () => {
      if (form.current) form.current.requestSubmit();
      else goOn();
    },
  };
}
