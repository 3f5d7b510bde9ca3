import type { Palette } from '../kit/render.ts';

export const ACCENT = '#d9480f';
export const NIGHT = '#1b2430';

/** Quiet grounds for banners and pictures, each with lines that read well on it. */
export interface Ground {
  readonly fill: string;
  readonly shade: string;
  readonly palette: Palette;
}

export const grounds = {
  mist: {
    fill: '#eef2f5',
    shade: '#e2e8ed',
    palette: {
      ink: '#2b3947',
      axis: '#8fa0b0',
      tones: ['#e4eaef', '#d6dee5', '#c3cdd6'],
      surface: '#fafcfd',
    },
  },
  sand: {
    fill: '#f5f1ea',
    shade: '#ece5d9',
    palette: {
      ink: '#3d362b',
      axis: '#b0a48f',
      tones: ['#ede6da', '#e2d9ca', '#d2c7b4'],
      surface: '#fdfbf7',
    },
  },
  sage: {
    fill: '#edf2ee',
    shade: '#e0e9e2',
    palette: {
      ink: '#2c3c33',
      axis: '#94a99b',
      tones: ['#e2eae4', '#d4dfd7', '#c0cec4'],
      surface: '#fafcfa',
    },
  },
  night: {
    fill: NIGHT,
    shade: '#222d3b',
    palette: {
      ink: '#c9d4df',
      axis: '#5c6b7b',
      tones: ['#263241', '#2d3a4a', '#3a4859'],
      surface: '#1f2937',
    },
  },
} as const satisfies Record<string, Ground>;
