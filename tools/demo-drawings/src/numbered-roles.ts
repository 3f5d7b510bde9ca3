/** The roles of a composition with the callout numbers that its drawing gives them. */
export const numberedRoles = (roles: readonly string[]): { role: string; number: number }[] =>
  roles.map((role, index) => ({ role, number: index + 1 }));
