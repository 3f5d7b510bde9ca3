import type { content as Polish } from '../pl/content.ts';

export const content: typeof Polish = {
  unknownPage: 'There is no such page.',
  unknownDocument: 'There is no such document.',
  unknownPicture: 'There is no such picture.',
  unknownStore: 'There is no store with this number.',
  noPicture: 'This is no picture. A JPEG, PNG or WebP file is needed.',
  largePicture: (megabytes) => `The picture is too large. At most ${megabytes} MB are possible.`,
  noSeName: 'The address is made of small letters, digits and dashes.',
  seNameTaken: 'Another page of this store has this address.',
  noPolishText: 'Write the Polish text before you publish the page.',
  noEnglishText: 'Write the English text before you publish the page.',
  isTermsPage:
    'The checkout links this page as the terms of sale. Name another page in the data of the store first.',
  pageChanged: (name, when) =>
    `${name === '' ? 'Somebody else' : name} changed this page ${when}. Load it again before you save.`,
  unknownVersion: 'This page has no such version.',
  unknownBanner: 'There is no such banner.',
  halfButton: 'Give the text of the button in both languages or in none.',
  buttonWithoutLink: 'A button needs a link.',
  noMoment: 'Give a date and time that exist.',
  endsBeforeBegin: 'The end must be after the beginning.',
  manyBanners: (most) => `There can be at most ${most} banners in one place.`,
};
