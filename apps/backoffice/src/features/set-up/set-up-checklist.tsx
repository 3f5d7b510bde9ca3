import type { SetUpGap, SetUpState } from '@partsboard/contract/backoffice/set-up';
import { Alert, Badge, Progress, Text, Title } from '@mantine/core';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconCircleCheckFilled, IconCircleDashed, IconMailOff } from '@tabler/icons-react';
import { useMay } from '../session/session.queries.ts';
import { actionOf, gapTexts, stepTexts } from './set-up-texts.ts';
import { isDone, stepLink, storeLink, type StepLink } from './step-links.ts';
import classes from './set-up.module.css';

interface EntryProps {
  readonly title: string;
  /** What it is for, once nothing is missing. */
  readonly purpose?: string;
  readonly gaps: readonly SetUpGap[];
  readonly link: StepLink;
  /** What the button says while something is missing. */
  readonly action: string;
  /** Whether it is the first that is missing: its button stands out. */
  readonly isNext: boolean;
}

function Entry({ title, purpose, gaps, link: { permission, ...link }, action, isNext }: EntryProps) {
  const { t } = useTranslation();
  const may = useMay();
  const done = gaps.length === 0;
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
        {done && purpose !== undefined ? <Text c="dimmed">{purpose}</Text> : null}
        {gaps.map((gap) => (
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
  const { steps, otherStores } = state;
  const all = [...steps, ...otherStores];
  const next = all.find((entry) => !isDone(entry));
  const done = all.filter(isDone).length;
  return (
    <>
      <div className={classes.progress}>
        <Text fw={600}>
          {next === undefined
            ? t('Everything is there: the shop can sell.')
            : t('{{done}} of {{all}} steps are done.', { done, all: all.length })}
        </Text>
        <Progress
          value={(done / all.length) * 100}
          {...(next === undefined ? { color: 'green' } : {})}
          aria-hidden
        />
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <Entry
            key={step.step}
            {...stepTexts(t)[step.step]}
            gaps={step.gaps}
            link={stepLink(state, step)}
            action={actionOf(t, step)}
            isNext={step === next}
          />
        ))}
        {otherStores.map((store) => (
          <Entry
            key={store.id}
            title={t('Store {{name}}', { name: store.name })}
            gaps={store.gaps}
            link={storeLink(store)}
            action={stepTexts(t).store.action}
            isNext={store === next}
          />
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
