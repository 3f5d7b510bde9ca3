import type { BannerSettings } from '@partsboard/contract/backoffice/banners';
import { SegmentedControl, Stack } from '@mantine/core';
import { Banner } from '@partsboard/ui/components/banner.tsx';
import { currentLanguage, type LanguageCode } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useState } from 'react';
import classes from './banner-preview.module.css';
import { PreviewLink } from './preview-link.tsx';

interface BannerPreviewProps {
  readonly banner: BannerSettings;
  readonly pictureUrl: string | null;
}

/** A banner as the shop shows it, made by the same component. */
export function BannerPreview({ banner, pictureUrl }: BannerPreviewProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<LanguageCode>(currentLanguage());
  const isPolish = language === 'pl';
  return (
    <Stack gap="sm" align="flex-start">
      <SegmentedControl
        aria-label={t('Language of the banner')}
        value={language}
        data={[
          { value: 'pl', label: 'Polski' },
          { value: 'en', label: 'English' },
        ]}
        onChange={setLanguage}
      />
      <div className={classes.frame} lang={language}>
        <Banner
          text={isPolish ? banner.headlinePl : banner.headlineEn}
          button={(isPolish ? banner.buttonPl : banner.buttonEn) || null}
          href={banner.link || null}
          link={PreviewLink}
          picture={(className) => (
            <span className={className}>
              {pictureUrl === null ? null : (
                <img
                  className={classes.picture}
                  src={pictureUrl}
                  alt={isPolish ? banner.altPl : banner.altEn}
                />
              )}
            </span>
          )}
        />
      </div>
    </Stack>
  );
}
