import type { setUp as Polish } from '../pl/set-up.ts';

export const setUp: typeof Polish = {
  paleColor: 'This color is too pale: white letters on it cannot be read. Choose a darker one.',
  noColor: 'Give the color as #rrggbb.',
  noAccount: 'This is no IBAN account number.',
  noOrderPrefix: 'Give up to six letters from A to Z, with a hyphen at the end if you like, such as NOW-.',
  noHostName: 'Give the host name alone, such as parts.dealer.com.',
  storeNameTaken: 'Another store has this name already.',
  hostNameTaken: (name) => `Another store has the name ${name}.`,
  unknownPage: 'This store has no such page.',
  unknownPickupBranch: 'There is no such branch.',
  pickupNotAllowed: 'Allow pickup in a branch first.',
  noLink: 'Give a path in the shop, such as /p/contact, or a whole https address.',
  noTime: 'Give a time.',
  noDay: 'Give a day that exists.',
  codeTaken: 'Another branch or warehouse has this code.',
  branchUsed:
    'This branch has or had stock, orders or returns, or is where parts are picked up by default. It stays for the records and cannot be deleted.',
  noCode: 'A code is made of letters, digits and dashes.',
  unknownCountry: 'There is no such country.',
  homeNotOffered: 'The country of the shop must be among those that are served.',
  noBranch: 'Choose at least one branch: nobody could use it otherwise.',
  onlyBranchOf: (methods) =>
    `No other branch has: ${methods}. Choose another branch there first, or switch it off.`,
  noPostcode: 'Give what the postcode begins with: letters and digits alone.',
  unknownShippingMethod: 'There is no such shipping method.',
  untilToday: (time) => `Orders before ${time} are ready on the same day.`,
  wrongCode: 'This is not the set-up code that the server has printed.',
  hasAdministrator: 'The shop has an administrator already. Log in.',
  wrongFile: 'This folder holds no set-up: set-up.json is missing or was not written by npm run setup.',
  unknownKey: (key) => `The set-up names ${key}, which it does not describe.`,
  closed: (days) => `Closed: ${days}.`,
};
