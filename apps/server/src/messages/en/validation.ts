import type { validation as Polish } from '../pl/validation.ts';

export const validation: typeof Polish = {
  required: 'This field is required',
  unknownField: 'Unknown field.',
  wrongValue: 'This value is not valid.',
  wrongFormat: 'The value has characters that are not allowed or a wrong format.',
  forbiddenCharacters: 'The value has characters that are not allowed.',
  oneLineOnly: 'This field takes one line. Please remove the line break or tab.',
  invisibleCharacters: 'Please remove the invisible control characters.',
  nothingVisible: 'Please enter text that can be seen, or leave this field empty.',
  emailFormat: 'Please give a valid email address.',
  types: {
    integer: 'Please give a whole number.',
    number: 'Please give a number.',
    string: 'Please give a text.',
    boolean: 'Please give true or false.',
    array: 'Please give a list.',
    object: 'Please give a JSON object.',
  },
  tooLong: (most) => `At most ${most} characters.`,
  tooShort: (least) => `At least ${least} characters.`,
  minimum: (least) => `At least ${least}.`,
  maximum: (most) => `At most ${most}.`,
  tooFewItems: (least) => `At least ${least} items.`,
  tooManyItems: (most) => `Max ${most} items.`,
};
