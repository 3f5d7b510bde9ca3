import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { WhenNeeded } from '../../components/when-needed.tsx';
import { findByNumberOrStart } from './find-by-text.ts';
import { SearchField } from './search-field.tsx';
import { useOpenFound } from './use-open-found.ts';
import { useOpenPart } from './use-open-part.ts';

const ChoosePartModal = lazy(() =>
  import('./choose-part-modal.tsx').then((file) => ({ default: file.ChoosePartModal })),
);

/** Search by part number, with suggestions, in the vehicle's catalogue. */
export function PartNumberSearch({ vehicle }: { readonly vehicle: VehicleFilterInput }) {
  const { t } = useTranslation();
  const { open, openPart, toChoose, closeChoice } = useOpenPart();
  const { openResults } = useOpenFound();
  const search = useMutation({
    mutationFn: (text: string) => findByNumberOrStart(text, vehicle),
    onSuccess: ({ find, named }, text) => {
      if (find) open(find);
      else if (named) openResults(text);
    },
  });
  const nothing = search.data?.find === null && search.data.named === null;
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
      <WhenNeeded isNeeded={toChoose !== null}>
        <ChoosePartModal found={toChoose} onClose={closeChoice} onPart={(part) => openPart(part)} />
      </WhenNeeded>
    </>
  );
}
