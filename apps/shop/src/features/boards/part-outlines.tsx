import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OutlineProps } from '../../components/drawing/drawing-viewer.tsx';
import { VIEWBOX } from './hotspot-areas.ts';
import classes from './part-outlines.module.css';

/** The outlines that a drawing has of its parts, by their positions: see docs/catalogue-format.md. */
function outlinesIn(svg: string): ReadonlyMap<string, string> {
  const outlines = new Map<string, string>();
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  for (const path of drawing.querySelectorAll('path[data-callout]')) {
    const position = path.getAttribute('data-callout') ?? '';
    outlines.set(position, `${outlines.get(position) ?? ''}${path.getAttribute('d') ?? ''}`);
  }
  return outlines;
}

/** Read from the picture that is on the screen already: the browser keeps it. */
const outlinesQuery = (pictureUrl: string) =>
  queryOptions({
    queryKey: ['outlines', pictureUrl],
    queryFn: async ({ signal }) => {
      const answer = await fetch(pictureUrl, { signal });
      return outlinesIn(answer.ok ? await answer.text() : '');
    },
    staleTime: Infinity,
    retry: false,
    // The callouts are highlighted all the same.
    meta: { notice: () => false },
  });

/** The parts themselves, to be pointed at. For the keyboard and for screen readers there are the callouts. */
export function PartOutlines({
  pictureUrl,
  highlighted,
  pinned,
  onHover,
  onPin,
}: OutlineProps & { readonly pictureUrl: string }) {
  const { data: outlines } = useQuery(outlinesQuery(pictureUrl));
  if (!outlines || outlines.size === 0) return null;
  return (
    <svg className={classes.outlines} viewBox={`0 0 ${VIEWBOX.width} ${VIEWBOX.height}`} aria-hidden>
      {[...outlines].map(([position, outline]) => (
        <path
          key={position}
          d={outline}
          data-outline={position}
          data-highlighted={highlighted.includes(position) || undefined}
          data-pinned={pinned.includes(position) || undefined}
          onPointerEnter={(event) => {
            if (event.pointerType === 'mouse') onHover(position);
          }}
          onPointerLeave={() => onHover(null)}
          onClick={(event) => {
            event.stopPropagation();
            // The second click of a double click belongs to the drawing, which resets the zoom.
            if (event.detail < 2) onPin(position);
          }}
        />
      ))}
    </svg>
  );
}
