import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { Country, StateProvince } from '@partsboard/contract/reference';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { statesOfCountry } from '../lib/reference/states.ts';

interface CountryFieldsProps {
  readonly countries: readonly Country[];
  readonly states: readonly StateProvince[];
  /** The chosen country's id, or an empty string. */
  readonly countryId: string;
  readonly country: NativeSelectProps;
  readonly state: NativeSelectProps;
  /** Called with the new country; a state chosen before is no longer valid. */
  readonly onCountryChange: (countryId: string) => void;
}

/** Country, and state or province, which is disabled for countries without any. */
export function CountryFields(props: CountryFieldsProps) {
  const { countries, states, countryId, country, state, onCountryChange } = props;
  const { t } = useTranslation();
  const choices = statesOfCountry(states, countryId);
  const open = choices.length > 0;
  return (
    <>
      <NativeSelect
        {...country}
        label={t('Country')}
        autoComplete="country"
        withAsterisk
        onChange={(event) => onCountryChange(event.currentTarget.value)}
      >
        <option value="">{t('Choose')}</option>
        {countries.map((item) => (
          <option key={item.Id} value={item.Id}>
            {item.Name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        {...state}
        label={t('State / province')}
        autoComplete="address-level1"
        withAsterisk={open}
        disabled={!open}
      >
        <option value="">{open ? t('Choose') : '–'}</option>
        {choices.map((item) => (
          <option key={item.Id} value={item.Id}>
            {item.Name}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
