const LINK = /^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)?$/;

/** A link that the dealer's people type: inside the shop, or to a page elsewhere; never a script. */
export const isLink = (text: string): boolean => LINK.test(text);
