import { useState } from 'react';
import { BrandMark } from './brand-mark.tsx';
import classes from './picture.module.css';

interface PictureProps {
  readonly src: string | null | undefined;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly fit?: 'cover' | 'contain';
  /** `true` for what is on the first screen; the rest waits until it is scrolled near. */
  readonly eager?: boolean;
}

/** A picture that fills its box; the logo takes its place when it is missing or does not load. */
export function Picture({ src, alt, className, fit = 'cover', eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const box = className ? `${classes.box} ${className}` : classes.box;
  if (!src || failed === src) {
    return (
      <span className={box} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <BrandMark size={40} className={classes.mark} />
      </span>
    );
  }
  return (
    <span className={box}>
      <img
        className={classes.image}
        data-fit={fit}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </span>
  );
}
