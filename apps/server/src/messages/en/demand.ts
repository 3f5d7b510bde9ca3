import type { demand as Polish } from '../pl/demand.ts';

export const demand: typeof Polish = {
  missTitle: 'Searches without results',
  missColumns: ['Searched for', 'Language', 'How often', 'Last time'],
  wantedTitle: 'Wanted parts',
  wantedColumns: ['Brand', 'Part number', 'Name', 'How often', 'Last time'],
};
