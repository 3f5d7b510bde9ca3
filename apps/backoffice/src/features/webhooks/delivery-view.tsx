import type { WebhookAttempt, WebhookDelivery } from '@partsboard/contract/backoffice/webhooks';
import { Code, Stack, Text, Title } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { Panel } from '../../components/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { StateBadge } from './state-badge.tsx';
import classes from './webhooks.module.css';

/** As it is read best; what is no JSON stays as it came. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function Attempt({ attempt }: { readonly attempt: WebhookAttempt }) {
  const { t } = useTranslation();
  const { at, milliseconds, requestHeaders, status, answerHeaders, answerBody, error } = attempt;
  return (
    <li>
      <Title order={3} size="h4">
        <time dateTime={at}>{formatShortDateTime(at)}</time> · {status ?? t('No answer')}
      </Title>
      <Text c="dimmed" size="sm" mb="xs">
        {t('{{milliseconds}} ms', { milliseconds })}
        {error === null ? null : ` · ${error}`}
      </Text>
      <Text size="sm">{t('Request')}</Text>
      <Code block className={classes.code}>
        {headerLines(requestHeaders)}
      </Code>
      {answerHeaders === null ? null : (
        <>
          <Text size="sm" mt="xs">
            {t('Answer')}
          </Text>
          <Code block className={classes.code}>
            {`${headerLines(answerHeaders)}\n\n${answerBody ?? ''}`.trim()}
          </Code>
        </>
      )}
    </li>
  );
}

/** One message with every request and answer. */
export function DeliveryView({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation();
  return (
    <>
      <Facts>
        <Fact name={t('Status')}>
          <StateBadge state={delivery.state} />
        </Fact>
        <Fact name={t('Receiver')} more={delivery.url}>
          <LinkAnchor to={paths.webhookDeliveries} search={{ endpointId: delivery.endpoint.id }}>
            {delivery.endpoint.name}
          </LinkAnchor>
        </Fact>
        <Fact name={t('What it is about')}>
          <LinkAnchor to={paths.webhookDeliveries} search={{ subject: delivery.subject }}>
            {delivery.subject}
          </LinkAnchor>
        </Fact>
        <Fact name={t('Time')}>{formatShortDateTime(delivery.createdAt)}</Fact>
        <Fact name={t('Tries')}>{delivery.tries}</Fact>
        {delivery.nextTryAt === null ? null : (
          <Fact name={t('Next try')}>{formatShortDateTime(delivery.nextTryAt)}</Fact>
        )}
      </Facts>
      <Panel title={t('Message')}>
        <Code block className={classes.code}>
          {indented(delivery.body)}
        </Code>
      </Panel>
      <Panel title={t('Requests and answers')}>
        {delivery.attempts.length === 0 ? (
          <Text c="dimmed">{t('Nothing was sent yet.')}</Text>
        ) : (
          <Stack component="ul" gap="lg" className={classes.attempts ?? ''}>
            {delivery.attempts.map((attempt) => (
              <Attempt key={attempt.at} attempt={attempt} />
            ))}
          </Stack>
        )}
      </Panel>
    </>
  );
}
