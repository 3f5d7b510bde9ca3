/** Characters that LIKE would take for wildcards stand for themselves. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** The pattern of texts that contain this one. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** The pattern of texts that begin with this one. */
export const beginningWith = (text: string): string => `${escaped(text)}%`;
