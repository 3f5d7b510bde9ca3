import type { StaffStore, StoreLogo } from '@partsboard/contract/backoffice/stores';
import { SimpleGrid } from '@mantine/core';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { PictureField } from '../../components/picture-field.tsx';
import { useChangeStoreLogo } from './stores.mutations.ts';

function Logo({ store, background }: { readonly store: StaffStore } & Pick<StoreLogo, 'background'>) {
  const { t } = useTranslation();
  const change = useChangeStoreLogo(store.id);
  const isDark = background === 'dark';
  return (
    <PictureField
      label={isDark ? t('Logo on a dark background') : t('Logo')}
      url={isDark ? store.darkLogoUrl : store.logoUrl}
      isDark={isDark}
      isPending={change.isPending}
      error={change.isError ? fieldErrors(change.error).picture : undefined}
      onChange={(picture) =>
        change.mutate(
          { background, picture },
          { onSuccess: () => showInfo(t('Data was successfully saved.')) },
        )
      }
    />
  );
}

/** The logos of a store; a picture is saved at once. */
export const StoreLogos = ({ store }: { readonly store: StaffStore }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
    <Logo store={store} background="light" />
    <Logo store={store} background="dark" />
  </SimpleGrid>
);
