/** Names one try of a change, so that it is made once however often it is sent. */
// `crypto.randomUUID` exists only on HTTPS and localhost.
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
