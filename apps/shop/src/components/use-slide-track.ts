import { useRef, useState, type RefObject } from 'react';

interface SlideTrack {
  readonly track: RefObject<HTMLDivElement | null>;
  readonly selected: number;
  /** Goes on or back by one, in that direction also where the first and the last slide meet. */
  readonly step: (by: 1 | -1) => void;
  /** Must hear of every scrolling of the track. */
  readonly follow: () => void;
}

/**
 * Walks a scrolling row of slides in a circle. The row ends with a second picture of its first slide: going on from
 * the last one leads there, and from there unseen to the beginning; going back takes the same way.
 */
export function useSlideTrack(count: number, isSmooth: boolean): SlideTrack {
  const track = useRef<HTMLDivElement>(null);
  const isGoingBack = useRef(false);
  const [selected, setSelected] = useState(0);

  const scroll = (place: number, behavior: 'instant' | 'smooth') => {
    const { current } = track;
    current?.scrollTo({ left: place * widthOf(current), behavior });
  };

  const follow = () => {
    const { current } = track;
    if (!current || widthOf(current) === 0) return;
    const nearest = Math.round(placeOf(current));
    setSelected(nearest % count);
    if (nearest < count) isGoingBack.current = false;
    const hasArrived = current.scrollLeft > count * widthOf(current) - 1;
    // The two look the same, so nobody sees the leap.
    if (hasArrived && !isGoingBack.current) scroll(0, 'instant');
  };

  const step = (by: 1 | -1) => {
    const target = selected + by;
    if (!isSmooth) {
      scroll((target + count) % count, 'instant');
      return;
    }
    isGoingBack.current = target < 0;
    // Somebody in a hurry turns round or goes on before the leap.
    const isAtSecondPicture = Math.round(placeOf(track.current)) === count;
    if (target < 0 && !isAtSecondPicture) scroll(count, 'instant');
    if (target > 0 && isAtSecondPicture) scroll(0, 'instant');
    scroll(target < 0 ? count - 1 : target, 'smooth');
  };

  return { track, selected, step, follow };
}

/** Not the rounded width: a fraction of a pixel a slide would add up. */
const widthOf = (track: HTMLElement): number => track.getBoundingClientRect().width;

const placeOf = (track: HTMLElement | null): number =>
  track && widthOf(track) > 0 ? track.scrollLeft / widthOf(track) : 0;
