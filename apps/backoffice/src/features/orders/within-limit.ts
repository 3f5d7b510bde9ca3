/** What one call takes of a selection, and what stays selected because it is over the limit. */
export const withinLimit = <T>(
  chosen: readonly T[],
  limit: number,
): { readonly taken: readonly T[]; readonly leftOut: readonly T[] } => ({
  taken: chosen.slice(0, limit),
  leftOut: chosen.slice(limit),
});
