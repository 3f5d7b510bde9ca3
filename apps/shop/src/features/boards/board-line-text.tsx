import type { BoardLine } from '@partsboard/contract/boards';
import { IconBan, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { validity } from './board-line.ts';
import classes from './board-line-text.module.css';
import { paths } from '../../lib/paths.ts';

/** The part's name and number, its conditions, and whether it fits the vehicle. */
export function BoardLineText({ line }: { readonly line: BoardLine }) {
  const { t } = useTranslation();
  const months = validity(line);
  return (
    <>
      {line.CommentBefore && !line.NotApplicable ? (
        <p className={classes.before}>{line.CommentBefore}</p>
      ) : null}
      <div className={classes.main}>
        <Link to={paths.product} params={{ product: String(line.Id) }} className={classes.name}>
          {line.Name}
        </Link>
        <FitMark fit={line.Fit} />
        <p className={classes.details}>
          <span className={classes.sku}>{line.Sku}</span>
          {months ? <span>{months}</span> : null}
          {line.ReplacedSku ? <span>{t('replaces {{sku}}', { sku: line.ReplacedSku })}</span> : null}
        </p>
      </div>
      <div className={classes.after}>
        {line.Condition && !line.NotApplicable ? (
          <p className={classes.condition} data-fit={line.Fit}>
            {t('Equipment: {{condition}}', { condition: line.Condition })}
          </p>
        ) : null}
        {line.CommentAfter && !line.NotApplicable ? <p>{line.CommentAfter}</p> : null}
        {line.NotApplicable ? (
          <p className={classes.reason}>
            {t('Not applicable to this vehicle. Select or change vehicle.')} {line.Reason?.Text}
          </p>
        ) : null}
      </div>
    </>
  );
}

function FitMark({ fit }: { readonly fit: BoardLine['Fit'] }) {
  const { t } = useTranslation();
  const marks = {
    fits: { Icon: IconCircleCheck, text: t('Fits this vehicle') },
    unknown: { Icon: IconHelpCircle, text: t('Not certain for this vehicle') },
    'does-not-fit': { Icon: IconBan, text: t('Does not fit this vehicle') },
  };
  const { Icon, text } = marks[fit];
  return (
    <span className={classes.fit} data-fit={fit} role="img" aria-label={text} title={text}>
      <Icon size={16} stroke={1.8} aria-hidden />
    </span>
  );
}
