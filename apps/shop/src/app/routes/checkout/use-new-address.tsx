import { useRef } from 'react';
import type { NewAddressForm } from '../../../features/checkout/address-choice.tsx';
import { NewAddress } from './new-address.tsx';

/** The form for a new address. Going to the next step submits it first, so that a typed address is never lost. */
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
