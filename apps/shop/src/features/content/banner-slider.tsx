import { Skeleton } from '@mantine/core';
import type { SliderType } from '@partsboard/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '@partsboard/ui/components/banner.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DataLink } from '../../components/data-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Slider } from '../../components/slider.tsx';
import { bannersQuery } from './banners.queries.ts';

/** How wide a picture is drawn, also where its sides are cut off. */
const WIDTHS = '(max-width: 48em) 640px, 1280px';

interface BannerSliderProps {
  readonly place: SliderType;
  readonly className?: string | undefined;
}

/** Reserves its space while loading; without banners it takes none. */
export function BannerSlider({ place, className }: BannerSliderProps) {
  const { t } = useTranslation();
  const { data: banners, isPending } = useQuery(bannersQuery(place));
  if (isPending) return <Skeleton className={className} radius={0} />;
  if (!banners || banners.length === 0) return null;
  return (
    <Slider
      className={className}
      label={t('Banners')}
      slides={banners.map((banner) => ({
        key: banner.Id,
        content: (near) => (
          <Banner
            text={banner.Description}
            button={banner.ButtonText}
            href={banner.Link}
            link={DataLink}
            picture={(className) =>
              near ? (
                <Picture
                  className={className}
                  src={banner.PictureUrl}
                  srcSet={banner.PictureSrcSet}
                  sizes={WIDTHS}
                  alt={banner.PictureAlt}
                  eager
                />
              ) : null
            }
          />
        ),
      }))}
    />
  );
}
