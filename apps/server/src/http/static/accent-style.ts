/** The shades of Mantine's palette, from pale to deep, made from one colour by the browser. */
const shades = [
  'white 93%',
  'white 86%',
  'white 70%',
  'white 52%',
  'white 38%',
  'white 0%',
  'black 0%',
  'black 14%',
  'black 30%',
  'black 46%',
];

/**
 * The colour of a store in place of the application's own. Said twice as strongly as the rules that Mantine writes later.
 *
 * @param color as `#rrggbb`
 */
export function accentStyle(color: string): string {
  const palette = shades.map(
    (mix, shade) => `--mantine-color-accent-${shade}:color-mix(in oklab,${color},${mix})`,
  );
  const pale = (percent: number) => `color-mix(in srgb,${color} ${percent}%,transparent)`;
  const derived = [
    `--mantine-color-accent-light:${pale(10)}`,
    `--mantine-color-accent-light-hover:${pale(12)}`,
    `--mantine-color-accent-outline-hover:${pale(5)}`,
  ];
  const anchor = (scheme: string, shade: number) =>
    `:root:root[data-mantine-color-scheme=${scheme}]{--mantine-color-anchor:var(--mantine-color-accent-${shade})}`;
  return `<style>:root:root:root{${[...palette, ...derived].join(';')}}${anchor('light', 6)}${anchor('dark', 3)}</style>`;
}
