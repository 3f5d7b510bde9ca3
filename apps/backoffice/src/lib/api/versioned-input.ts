/** The input of a call that changes a record as the person has seen it; the server refuses an old version. */
export const versionedInput = <T extends object>(
  { id, version }: { readonly id: number; readonly version: number },
  body: T,
) => ({ params: { id }, body: { version, ...body } });
