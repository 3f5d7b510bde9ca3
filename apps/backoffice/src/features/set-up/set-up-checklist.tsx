import type { SetUpState, SetUpStep } from '@partsboard/contract/backoffice/set-up';
import { Alert, Badge, Progress, Text, Title } from '@mantine/core';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconCircleCheckFilled, IconCircleDashed, IconMailOff } from '@tabler/icons-react';
import { useMay } from '../session/session.queries.ts';
import { gapTexts, stepTexts } from './set-up-texts.ts';
import { isDone, stepLink } from './step-links.ts';
import classes from './set-up.module.css';

interface StepProps {
  readonly state: SetUpState;
  readonly step: SetUpStep;
  /** Whether it is the first that is missing: its button stands out. */
  readonly isNext: boolean;
}

function Step({ state, step, isNext }: StepProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { title, purpose, action } = stepTexts(t)[step.step];
  const { permission, ...link } = stepLink(state, step);
  const done = isDone(step);
  const Mark = done ? IconCircleCheckFilled : IconCircleDashed;
  const label = done ? t('Look at it') : action;
  return (
    <li className={classes.step} data-done={done}>
      <Mark className={classes.mark} size={26} aria-hidden />
      <div className={classes.what}>
        <div className={classes.name}>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Badge color={done ? 'green' : 'amber'} variant="light">
            {done ? t('done') : t('missing')}
          </Badge>
        </div>
        {done ? <Text c="dimmed">{purpose}</Text> : null}
        {step.gaps.map((gap) => (
          <Text key={gap}>{gapTexts(t)[gap]}</Text>
        ))}
      </div>
      {permission === null || may(permission) ? (
        <LinkButton
          className={classes.go ?? ''}
          {...link}
          variant={isNext ? 'filled' : 'default'}
          aria-label={`${title}: ${label}`}
        >
          {label}
        </LinkButton>
      ) : null}
    </li>
  );
}

/** Everything that a shop needs before it sells, from top to bottom. */
export function SetUpChecklist({ state }: { readonly state: SetUpState }) {
  const { t } = useTranslation();
  const { steps } = state;
  const done = steps.filter(isDone).length;
  const next = steps.find((step) => !isDone(step));
  return (
    <>
      <div className={classes.progress}>
        <Text fw={600}>
          {next === undefined
            ? t('Everything is there: the shop can sell.')
            : t('{{done}} of {{all}} steps are done.', { done, all: steps.length })}
        </Text>
        <Progress
          value={(done / steps.length) * 100}
          {...(next === undefined ? { color: 'green' } : {})}
          aria-hidden
        />
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <Step key={step.step} state={state} step={step} isNext={step === next} />
        ))}
      </ol>
      {state.sendsMail ? null : (
        <Alert icon={<IconMailOff />} color="amber" title={t('Emails do not leave this server')}>
          {t(
            'They are kept as files or held. Whoever runs the server names a mail server in its settings SMTP_URL and OUTGOING_MAIL.',
          )}
        </Alert>
      )}
    </>
  );
}
