import type {
  MailTemplate,
  MailTemplateGroup,
  MailTemplateName,
} from '@partsboard/contract/backoffice/mail-templates';
import type { LanguageCode } from '@partsboard/contract/language';
import { NavLink, SegmentedControl, Skeleton, Stack, Title } from '@mantine/core';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { MailPreview } from '../../components/mail-preview.tsx';
import { mailTemplateQuery, mailTemplatesQuery } from './mail-templates.queries.ts';
import classes from './mail-templates.module.css';

const groups = (t: TFunction): readonly { readonly group: MailTemplateGroup; readonly title: string }[] => [
  { group: 'order', title: t('Orders') },
  { group: 'return', title: t('Returns') },
  { group: 'account', title: t('Accounts') },
  { group: 'staff', title: t('To staff and branches') },
];

/** Every mail that the shop sends, to be looked at in both languages. */
export function MailTemplates() {
  const { t } = useTranslation();
  const query = useQuery(mailTemplatesQuery);
  const [chosen, setChosen] = useState<MailTemplateName>('order-confirmation');
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <Skeleton height={400} />;
  return (
    <div className={classes.columns}>
      <nav className={classes.list} aria-label={t('Email templates')}>
        {groups(t).map(({ group, title }) => (
          <Group
            key={group}
            title={title}
            templates={query.data.filter((template) => template.group === group)}
            chosen={chosen}
            onChoose={setChosen}
          />
        ))}
      </nav>
      <Template name={chosen} />
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly templates: readonly MailTemplate[];
  readonly chosen: MailTemplateName;
  readonly onChoose: (name: MailTemplateName) => void;
}

const Group = ({ title, templates, chosen, onChoose }: GroupProps) => (
  <section className={classes.group} aria-label={title}>
    <Title order={2} size="h5" mb={4}>
      {title}
    </Title>
    {templates.map(({ name, subject }) => (
      <NavLink
        key={name}
        component="button"
        label={subject}
        active={name === chosen}
        aria-current={name === chosen ? 'true' : undefined}
        onClick={() => onChoose(name)}
      />
    ))}
  </section>
);

function Template({ name }: { readonly name: MailTemplateName }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<LanguageCode>(currentLanguage());
  const query = useQuery(mailTemplateQuery(name, language));
  const failure = queryFailure(query);
  const languages: { value: LanguageCode; label: string }[] = [
    { value: 'pl', label: 'Polski' },
    { value: 'en', label: 'English' },
  ];
  return (
    <Stack gap="sm" className={classes.template}>
      <SegmentedControl
        aria-label={t('Language of the email')}
        data={languages}
        value={language}
        onChange={setLanguage}
        style={{ alignSelf: 'flex-start' }}
      />
      {failure ? <LoadError {...failure} /> : null}
      {query.data ? (
        <>
          <Title order={2} size="h4" lang={language}>
            {query.data.subject}
          </Title>
          <MailPreview mail={query.data} />
        </>
      ) : (
        <Skeleton height={400} />
      )}
    </Stack>
  );
}
