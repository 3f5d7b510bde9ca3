import { Skeleton } from '@mantine/core';
import type { Slide, SliderType } from '@partsboard/contract/reference';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { DataLink } from '../../components/data-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Slider } from '../../components/slider.tsx';
import { withNonBreakingSpaces } from '@partsboard/ui/i18n/non-breaking-spaces.ts';
import classes from './banner-slider.module.css';
import { bannersQuery } from './banners.queries.ts';

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
        content: (near) => <Banner banner={banner} near={near} />,
      }))}
    />
  );
}

function Banner({ banner, near }: { readonly banner: Slide; readonly near: boolean }) {
  const { Link: link, ButtonText: button, Description: text } = banner;
  const inside = (
    <>
      {near ? <Picture className={classes.picture} src={banner.PictureUrl} alt="" eager /> : null}
      <div className={classes.caption}>
        <p className={classes.text}>{withNonBreakingSpaces(text)}</p>
        {link && button ? (
          <DataLink href={link} className={classes.button}>
            {button}
          </DataLink>
        ) : null}
      </div>
    </>
  );
  if (link && !button) {
    return (
      <DataLink href={link} className={classes.banner}>
        {inside}
      </DataLink>
    );
  }
  return <div className={classes.banner}>{inside}</div>;
}
