import { Combobox } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { FitNote } from '../../components/fit-note.tsx';
import { useFit } from '../fit/fit.queries.ts';
import classes from './search-field.module.css';
import type { ListProps } from './use-list-keys.ts';
import { optionValue, type Suggestions } from './use-suggestions.ts';

interface Props {
  readonly suggestions: Suggestions;
  readonly listProps: ListProps;
}

/** The options below a search field. Parts alone need no heading. */
export function SuggestionOptions({ suggestions, listProps }: Props) {
  const { t } = useTranslation();
  const { Parts, Names, Groups, Boards } = suggestions;
  const fits = useFit(Parts.map(({ Id }) => Id));
  const hasNames = Names.length + Groups.length + Boards.length > 0;
  const parts = Parts.map(({ Id, Sku, Name, Brand }) => (
    <Combobox.Option key={Id} value={optionValue('Parts', Id)}>
      <span className={classes.option}>
        <span className={classes.sku}>{Sku}</span>
        <span className={classes.name}>
          {Name}
          <FitNote fit={fits.get(Id)} isCompact isWithoutLinks />
        </span>
        <span className={classes.brand}>{Brand}</span>
      </span>
    </Combobox.Option>
  ));
  return (
    <Combobox.Options {...listProps} className={classes.options} aria-label={t('Suggested parts')}>
      {hasNames ? (
        <Combobox.Group label={t('Parts')}>
          {parts}
          {Names.map((name) => (
            <Combobox.Option key={name} value={optionValue('Names', name)}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ) : (
        parts
      )}
      <Combobox.Group label={t('Groups')}>
        {Groups.map(({ Id, Name, BoardCount }) => (
          <Combobox.Option key={Id} value={optionValue('Groups', Id)}>
            <span className={classes.option}>
              <span className={classes.name}>{Name}</span>
              <span className={classes.brand}>{t('{{count}} boards', { count: BoardCount })}</span>
            </span>
          </Combobox.Option>
        ))}
      </Combobox.Group>
      <Combobox.Group label={t('Boards')}>
        {Boards.map(({ Id, Name, Sku }) => (
          <Combobox.Option key={Id} value={optionValue('Boards', Id)}>
            <span className={classes.option}>
              <span className={classes.name}>{Name}</span>
              <span className={classes.brand}>{Sku}</span>
            </span>
          </Combobox.Option>
        ))}
      </Combobox.Group>
    </Combobox.Options>
  );
}
