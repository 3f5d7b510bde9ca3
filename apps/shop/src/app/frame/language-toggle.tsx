import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './language-toggle.module.css';
import { useLanguageChoice } from './use-language-choice.ts';

/** The languages as short buttons, for the reduced header. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { options, current, choose } = useLanguageChoice();
  return (
    <div className={classes.group} role="group" aria-label={t('Language')}>
      {options.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={classes.option}
          aria-pressed={code === current}
          aria-label={name}
          title={name}
          onClick={() => choose(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
