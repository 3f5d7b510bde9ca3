import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '../../../test/webhook-receiver.ts';
import { isPublicAddress, urlFault } from './allowed-addresses.ts';
import { sendRequest } from './send-request.ts';

let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

it.each(['8.8.8.8', '193.0.0.1', '2a00:1450:4001::1', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '127.1.2.3',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::7f00:1',
  '::a00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '4000::1',
  '2002:7f00:1::',
])('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  ['https://example.com/hook', null],
  ['http://example.com/hook', 'not-https'],
  ['ftp://example.com', 'not-a-url'],
  ['https://user:password@example.com', 'not-a-url'],
  ['example.com', 'not-a-url'],
  ['https://127.0.0.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
  ['https://[::127.0.0.1]/', 'private'],
  ['https://127.0.0.1./', 'private'],
])('%s: %s', (url, fault) => {
  expect(urlFault(url, 'public')).toBe(fault);
});

const send = (url: string, allowed: 'public' | 'any') =>
  sendRequest({ url, headers: {}, body: '{}', allowed, timeLimitMilliseconds: 10_000 });

it('a name is refused by the address that it has when the connection is made', async () => {
  expect(await send(`https://localhost:${receiver.port}/`, 'public')).toEqual({
    error: 'The address is in a private network',
  });
  expect(receiver.received).toEqual([]);
});

it('where that is allowed, a name of the own network is sent to', async () => {
  expect(await send(`http://localhost:${receiver.port}/`, 'any')).toMatchObject({ answer: { status: 204 } });
});
