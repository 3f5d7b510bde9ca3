import { useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './slider.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useSlideTrack } from './use-slide-track.ts';

const AUTOPLAY_MS = 5_000;
/** The next slide is loaded shortly before it is shown, not with the page. */
const LOAD_AHEAD_MS = 3_000;

interface Slide {
  readonly key: string | number;
  /** `near` becomes true shortly before the slide is first shown; pictures can wait for it. */
  readonly content: (near: boolean) => ReactNode;
}

interface SliderProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly className?: string | undefined;
}

/**
 * One slide per view, scrolled by the browser and advanced every five seconds in a circle. It pauses under the pointer,
 * while it has the focus, after a click on its pause button, and for people who prefer reduced motion.
 */
export function Slider({ label, slides, className }: SliderProps) {
  const { t } = useTranslation();
  const reducedMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  const { track, selected, step, onScroll } = useSlideTrack(slides.length, !reducedMotion);
  const [paused, setPaused] = useState(false);
  const [reach, setReach] = useState(0);
  const several = slides.length > 1;
  const [first] = slides;

  const go = (by: 1 | -1) => {
    const target = (selected + by + slides.length) % slides.length;
    setReach((before) => Math.max(before, target));
    step(by);
  };
  const attention = useAutoplay({
    everyMs: AUTOPLAY_MS,
    running: several && !paused && !reducedMotion,
    onTick: () => go(1),
  });
  useEffect(() => {
    const timer = setTimeout(() => setReach((before) => Math.max(before, selected + 1)), LOAD_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [selected]);

  return (
    <section
      className={className ? `${classes.slider} ${className}` : classes.slider}
      aria-roledescription={t('slider')}
      aria-label={label}
      {...attention}
    >
      {/* Everything that scrolls must be scrollable by keyboard too. */}
      <div className={classes.track} ref={track} onScroll={onScroll} tabIndex={several ? 0 : undefined}>
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            className={classes.slide}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('{{number}} of {{total}}', { number: index + 1, total: slides.length })}
            inert={index !== selected}
          >
            {content(index <= reach)}
          </div>
        ))}
        {several && first ? (
          <div className={classes.slide} aria-hidden="true" inert>
            {first.content(true)}
          </div>
        ) : null}
      </div>
      {several ? (
        <div className={classes.controls}>
          <button type="button" aria-label={t('Previous slide')} onClick={() => go(-1)}>
            <IconChevronLeft size={18} />
          </button>
          <span className={classes.position} aria-hidden="true">
            {selected + 1} / {slides.length}
          </span>
          <button type="button" aria-label={t('Next slide')} onClick={() => go(1)}>
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
