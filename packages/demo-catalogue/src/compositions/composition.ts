export interface Composition {
  id: string;
  title: string;
  /** What the drawing shows, in the order of the callouts. */
  roles: readonly string[];
  /** The composition of which this one draws only some parts. */
  of?: string;
  /** Roles of a view that are listed but not drawn. */
  undrawn?: readonly string[];
  /** The parts of a view look different from those of the composition that it is a view of. */
  looksDifferent?: boolean;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const composition = (id: string, title: string, roles: string): Composition => ({
  id,
  title,
  roles: words(roles),
});

/** Some parts of another composition, drawn on their own; roles named `extra-…` are listed without a callout. */
export const view = (id: string, title: string, of: string, roles: string): Composition => ({
  id,
  title,
  of,
  roles: words(roles).filter((role) => !role.startsWith('extra-')),
  undrawn: words(roles).filter((role) => role.startsWith('extra-')),
});

/** A composition that draws a composition's parts, itself included, shares their words and numbers. */
export const familyOf = ({ id, of }: Composition): string => of ?? id;
