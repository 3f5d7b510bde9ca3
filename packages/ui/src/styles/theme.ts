import { createTheme, rem, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { renderButtonRoot } from '../components/button-root.tsx';

/**
 * Every colour, radius, shadow, type size and space of the shop. Neutral background, white surfaces, near-black text
 * and one accent colour for actions; green, amber and red are used only for stock, warnings and errors.
 */
const accent: MantineColorsTuple = [
  '#eef3ff',
  '#dbe6ff',
  '#b4caff',
  '#8aacff',
  '#6b95ff',
  '#3566ea',
  '#1f57e7',
  '#1747c4',
  '#133a9f',
  '#0f2d7a',
];

const gray: MantineColorsTuple = [
  '#f6f7f9',
  '#eff1f4',
  '#e4e7ec',
  '#d6dae1',
  '#c2c8d2',
  '#8a94a4',
  '#5a6372',
  '#454d5a',
  '#2c333d',
  '#15181d',
];

const dark: MantineColorsTuple = [
  '#e7e9ed',
  '#c5cad3',
  '#9ca5b4',
  '#6d7686',
  '#353b47',
  '#2a2f39',
  '#1e222a',
  '#171a20',
  '#12151a',
  '#0d0f13',
];

const red: MantineColorsTuple = [
  '#fef1f1',
  '#fde0e0',
  '#f9bcbc',
  '#f49494',
  '#ee6d6d',
  '#e04848',
  '#cf2f2f',
  '#b32424',
  '#921d1d',
  '#701717',
];

const green: MantineColorsTuple = [
  '#ecf9f1',
  '#d5f1e0',
  '#a8e2bf',
  '#76d09a',
  '#48bd77',
  '#24a45a',
  '#15803d',
  '#116b33',
  '#0e5629',
  '#0a3f1e',
];

const amber: MantineColorsTuple = [
  '#fff8e8',
  '#feedc4',
  '#fbd98a',
  '#f6c14b',
  '#eda91d',
  '#d08c0c',
  '#a16207',
  '#874f07',
  '#6c3f08',
  '#522f07',
];

const fontFamily = "Inter, 'Inter Fallback', system-ui, sans-serif";

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 5 },
  colors: { accent, gray, dark, red, green, amber },
  white: '#ffffff',
  black: gray[9],
  fontFamily,
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(15), lg: rem(16), xl: rem(18) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  headings: {
    fontFamily,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(24), lineHeight: '1.3' },
      h2: { fontSize: rem(18), lineHeight: '1.35' },
      h3: { fontSize: rem(16), lineHeight: '1.4' },
      h4: { fontSize: rem(14), lineHeight: '1.45' },
      h5: { fontSize: rem(14), lineHeight: '1.45' },
      h6: { fontSize: rem(12), lineHeight: '1.4' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'sm',
  shadows: {
    xs: '0 1px 2px rgb(16 24 40 / 6%)',
    sm: '0 1px 3px rgb(16 24 40 / 8%), 0 1px 2px rgb(16 24 40 / 5%)',
    md: '0 4px 12px rgb(16 24 40 / 8%), 0 1px 3px rgb(16 24 40 / 6%)',
    lg: '0 12px 28px rgb(16 24 40 / 12%), 0 2px 6px rgb(16 24 40 / 6%)',
    xl: '0 24px 56px rgb(16 24 40 / 18%), 0 4px 12px rgb(16 24 40 / 8%)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { renderRoot: renderButtonRoot } },
    ActionIcon: { defaultProps: { renderRoot: renderButtonRoot } },
    // 11 px above and below a 14 px line and the border between rows make the 40 px row.
    Table: { defaultProps: { verticalSpacing: rem(9.5), horizontalSpacing: 'sm' } },
    Notifications: { defaultProps: { position: 'bottom-right', limit: 4 } },
    Notification: { defaultProps: { withBorder: true, radius: 'md' } },
    Paper: { defaultProps: { withBorder: true, radius: 'md' } },
    Card: { defaultProps: { withBorder: true, radius: 'md' } },
    Text: { defaultProps: { size: 'sm' } },
    Anchor: { defaultProps: { inherit: true } },
    // A dialog's header is no landmark of the page.
    DrawerHeader: { defaultProps: { role: 'none' } },
    DrawerTitle: { defaultProps: { fz: 'lg', fw: 600 } },
    ModalTitle: { defaultProps: { fz: 'lg', fw: 600 } },
    ModalHeader: { defaultProps: { role: 'none' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});

/** Variables for roles that Mantine has none for; the shop's CSS uses these and Mantine's. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--shop-header-height': rem(56),
    '--shop-content-width': rem(1280),
    '--shop-wide-width': rem(1672),
  },
  light: {
    '--shop-ground': gray[0],
    '--shop-surface': '#ffffff',
    '--shop-line': gray[2],
    '--shop-hover': gray[1],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    // Dark enough for the red background of an alert too.
    '--mantine-color-error': red[7],
    '--mantine-color-anchor': accent[6],
  },
  dark: {
    '--shop-ground': '#0f1115',
    '--shop-surface': dark[7],
    '--shop-line': dark[5],
    '--shop-hover': dark[6],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': red[3],
    '--mantine-color-anchor': accent[3],
  },
});
