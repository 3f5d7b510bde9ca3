/** The value of a parameter `token` in an address, in plain text and in HTML. */
const TOKEN = /([?&;]token=)[^&"'<>\s]+/g;

/** A text in which no link sets a password any more: whoever reads a mail of others must not be able to use it. */
export const maskLinks = (text: string): string => text.replaceAll(TOKEN, '$1•••');
