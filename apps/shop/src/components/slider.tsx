import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useReducedMotion } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import classes from './slider.module.css';

const AUTOPLAY_MS = 5_000;

interface SliderProps {
  readonly label: string;
  readonly slides: readonly { readonly key: string | number; readonly content: ReactNode }[];
  readonly className?: string | undefined;
}

/**
 * One slide per view, moving on by itself every five seconds. It stands still under the pointer, while it has
 * the focus, after its pause button, and for a person who asked their system for less motion.
 */
export function Slider({ label, slides, className }: SliderProps) {
  const { t } = useTranslation();
  const reducedMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  const [paused, setPaused] = useState(false);
  const [selected, setSelected] = useState(0);
  const several = slides.length > 1;
  const moving = several && !paused && !reducedMotion;

  const [viewport, embla] = useEmblaCarousel(
    { loop: true, duration: reducedMotion ? 0 : 25, active: several },
    moving ? [Autoplay({ delay: AUTOPLAY_MS, stopOnInteraction: false, stopOnMouseEnter: true, rootNode: section })] : [],
  );

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  return (
    <section
      className={className ? `${classes.slider} ${className}` : classes.slider}
      aria-roledescription={t('slider')}
      aria-label={label}
    >
      <div className={classes.viewport} ref={viewport}>
        <div className={classes.track}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              className={classes.slide}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('{{number}} of {{total}}', { number: index + 1, total: slides.length })}
              inert={index !== selected}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {several ? (
        <div className={classes.controls}>
          <button type="button" aria-label={t('Previous slide')} onClick={() => embla?.scrollPrev()}>
            <IconChevronLeft size={18} />
          </button>
          <span className={classes.position} aria-hidden="true">
            {selected + 1} / {slides.length}
          </span>
          <button type="button" aria-label={t('Next slide')} onClick={() => embla?.scrollNext()}>
            <IconChevronRight size={18} />
          </button>
          {reducedMotion ? null : (
            <button
              type="button"
              aria-label={paused ? t('Start slider') : t('Pause slider')}
              onClick={() => setPaused((now) => !now)}
            >
              {paused ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />}
            </button>
          )}
        </div>
      ) : null}
    </section>
  );
}

/** Pointer and focus count on the whole slider, its buttons included. */
const section = (viewport: HTMLElement): HTMLElement | null => viewport.closest('section');
