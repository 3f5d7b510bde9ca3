import type { PageSettings } from '@partsboard/contract/backoffice/pages';
import { Modal, SegmentedControl, Title } from '@mantine/core';
import { HtmlContent } from '@partsboard/ui/components/html-content.tsx';
import { currentLanguage, type LanguageCode } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { isBodyOnlyPage } from '@partsboard/ui/lib/body-only-page.ts';
import { useState } from 'react';
import { PreviewLink } from './preview-link.tsx';

interface PagePreviewProps {
  readonly title: string;
  /** Null while it is closed. */
  readonly page: Pick<PageSettings, 'seName' | 'titlePl' | 'titleEn' | 'bodyPl' | 'bodyEn'> | null;
  readonly onClose: () => void;
}

/** A page as the shop shows it, made by the same component. */
export function PagePreview({ title, page, onClose }: PagePreviewProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<LanguageCode>(currentLanguage());
  const bodyOnly = page !== null && isBodyOnlyPage(page.seName);
  const isPolish = language === 'pl';
  return (
    <Modal
      opened={page !== null}
      onClose={onClose}
      title={title}
      size={860}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <SegmentedControl
        aria-label={t('Language of the page')}
        mb="lg"
        value={language}
        data={[
          { value: 'pl', label: 'Polski' },
          { value: 'en', label: 'English' },
        ]}
        onChange={setLanguage}
      />
      {page === null ? null : (
        <article lang={language}>
          {bodyOnly ? null : (
            <Title order={2} size="h1" mb="md">
              {isPolish ? page.titlePl : page.titleEn}
            </Title>
          )}
          <HtmlContent
            html={isPolish ? page.bodyPl : page.bodyEn}
            isWholePage={bodyOnly}
            link={PreviewLink}
          />
        </article>
      )}
    </Modal>
  );
}
