import { useState } from 'react';
import { BrandMark } from '@partsboard/ui/components/brand-mark.tsx';
import classes from './picture.module.css';
import { StoreLogo } from './store-logo.tsx';

interface PictureProps {
  readonly src: string | null | undefined;
  /** The same picture in other sizes, and how wide it is drawn. */
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly alt: string;
  readonly className?: string | undefined;
  /** `contain` is for drawings, which have a white background in every colour scheme. */
  readonly fit?: 'cover' | 'contain';
  /** `true` for what is visible at once; other pictures are loaded when they are scrolled near. */
  readonly eager?: boolean;
}

/** A picture that fills its box; the store's logo replaces it where it is missing or does not load. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, alt, className, fit = 'cover', eager = false } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const box = className ? `${classes.box} ${className}` : classes.box;
  if (!src || failed === src) {
    const onWhite = fit === 'contain';
    return (
      <span
        className={box}
        data-white={onWhite || undefined}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <StoreLogo className={classes.logo} onWhite={onWhite}>
          <BrandMark size={40} />
        </StoreLogo>
      </span>
    );
  }
  return (
    <span className={box}>
      <img
        className={classes.image}
        data-fit={fit}
        {...(srcSet ? { srcSet, sizes } : {})}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </span>
  );
}
