import type { content as Polish } from '../pl/content.ts';

export const content: typeof Polish = {
  unknownPage: 'There is no such page.',
  unknownDocument: 'There is no such document.',
  unknownPicture: 'There is no such picture.',
  unknownStore: 'There is no store with this number.',
};
