export interface Composition {
  id: string;
  title: string;
  roles: readonly string[];
}

export const composition = (id: string, title: string, roles: string): Composition => ({
  id,
  title,
  roles: roles.trim().split(/\s+/),
});
