import type { BoardLine } from '@partsboard/contract/boards';
import { IconBan, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { validity } from './board-line.ts';
import type { HeadingPlace } from './line-headings.ts';
import classes from './board-line-text.module.css';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly line: BoardLine;
  readonly heading: HeadingPlace;
}

/** The part's name and number, its conditions, and whether it fits the vehicle. */
export function BoardLineText({ line, heading }: Props) {
  const { t } = useTranslation();
  const months = validity(line);
  return (
    <>
      {heading === 'none' ? null : (
        // Where the line before says the same it is only heard: a person who reads sees it once above all of them.
        <p className={heading === 'first' ? classes.before : classes.repeated}>
          {line.CommentBefore ? <span>{line.CommentBefore}</span> : null}
          {line.Condition ? (
            <span className={classes.condition} data-fit={line.Fit}>
              {t('Equipment: {{condition}}', { condition: line.Condition })}
            </span>
          ) : null}
        </p>
      )}
      <div className={classes.main}>
        <Link to={paths.product} params={{ product: String(line.Id) }} className={classes.name}>
          {line.Name}
        </Link>
        <FitMark fit={line.Fit} /> <span className={classes.sku}>{line.Sku}</span>
        {months ? <span className={classes.detail}> {months}</span> : null}
        {line.ReplacedSku ? (
          <span className={classes.detail}> {t('replaces {{sku}}', { sku: line.ReplacedSku })}</span>
        ) : null}
        {line.CommentAfter && !line.NotApplicable ? (
          <span className={classes.detail}> {line.CommentAfter}</span>
        ) : null}
      </div>
      {line.NotApplicable ? (
        <p className={classes.reason}>
          {t('Not applicable to this vehicle. Select or change vehicle.')} {line.Reason?.Text}
        </p>
      ) : null}
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
