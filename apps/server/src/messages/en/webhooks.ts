import type { webhooks as Polish } from '../pl/webhooks.ts';

export const webhooks: typeof Polish = {
  unknownEndpoint: 'There is no such webhook.',
  unknownDelivery: 'There is no such message, or it was removed already.',
  changedMeanwhile: 'Somebody else has changed this webhook. Please load it again.',
  isDisabled: 'This webhook is disabled.',
  url: {
    'not-a-url': 'Please enter an address that begins with https:// and contains no user name or password.',
    'not-https': 'The address must begin with https://.',
    private: 'This address belongs to a private network. The setting WEBHOOKS can allow that.',
  },
};
