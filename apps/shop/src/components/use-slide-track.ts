import { useRef, useState, type RefObject } from 'react';

interface SlideTrack {
  readonly track: RefObject<HTMLDivElement | null>;
  readonly selected: number;
  /** Moves by one slide, also from the last to the first and back. */
  readonly step: (by: 1 | -1) => void;
  /** The handler of the track's scroll events. */
  readonly onScroll: () => void;
}

/**
 * Scrolls a row of slides in a circle. The row ends with a copy of its first slide: from the last slide it scrolls to
 * the copy and then jumps to the start; backwards it does the opposite.
 */
export function useSlideTrack(count: number, isSmooth: boolean): SlideTrack {
  const track = useRef<HTMLDivElement>(null);
  const isGoingBack = useRef(false);
  const [selected, setSelected] = useState(0);

  const scroll = (place: number, behavior: 'instant' | 'smooth') => {
    const { current } = track;
    current?.scrollTo({ left: place * widthOf(current), behavior });
  };

  const onScroll = () => {
    const { current } = track;
    if (!current || widthOf(current) === 0) return;
    const nearest = Math.round(placeOf(current));
    setSelected(nearest % count);
    if (nearest < count) isGoingBack.current = false;
    const hasArrived = current.scrollLeft > count * widthOf(current) - 1;
    // The copy looks the same, so the jump is not visible.
    if (hasArrived && !isGoingBack.current) scroll(0, 'instant');
  };

  const step = (by: 1 | -1) => {
    const target = selected + by;
    if (!isSmooth) {
      scroll((target + count) % count, 'instant');
      return;
    }
    isGoingBack.current = target < 0;
    // The person may click again before the jump.
    const isAtSecondPicture = Math.round(placeOf(track.current)) === count;
    if (target < 0 && !isAtSecondPicture) scroll(count, 'instant');
    if (target > 0 && isAtSecondPicture) scroll(0, 'instant');
    scroll(target < 0 ? count - 1 : target, 'smooth');
  };

  return { track, selected, step, onScroll };
}

/** Not the rounded width: fractions of a pixel would add up over the slides. */
const widthOf = (track: HTMLElement): number => track.getBoundingClientRect().width;

const placeOf = (track: HTMLElement | null): number =>
  track && widthOf(track) > 0 ? track.scrollLeft / widthOf(track) : 0;
