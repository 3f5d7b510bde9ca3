import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { ChoosePartModal } from './choose-part-modal.tsx';
import { findPart } from './find-by-number.ts';
import { SearchField } from './search-field.tsx';
import { useOpenPart } from './use-open-part.ts';

/** Search by part number, with suggestions, in the vehicle's catalogue. */
export function PartNumberSearch({ vehicle }: { readonly vehicle: VehicleFilterInput }) {
  const { t } = useTranslation();
  const { open, openPart, toChoose, closeChoice } = useOpenPart();
  const search = useMutation({
    mutationFn: (text: string) => findPart(text, vehicle),
    onSuccess: (found) => {
      if (found) open(found);
    },
  });
  const nothing = search.isSuccess && search.data === null;
  return (
    <>
      <SearchField
        label={t('Search by part number')}
        placeholder={t('Whole number or the last 7 digits')}
        submitLabel={t('Search')}
        pending={search.isPending}
        errorMessage={
          nothing ? t('No part with the number {{number}} was found.', { number: search.variables }) : null
        }
        onType={search.reset}
        onSubmit={search.mutate}
        onPart={(part) => openPart(part)}
      />
      <ChoosePartModal found={toChoose} onClose={closeChoice} onPart={(part) => openPart(part)} />
    </>
  );
}
