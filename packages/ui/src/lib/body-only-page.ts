/** The content page that shows only its body, without a heading. */
const BODY_ONLY = 'info';

export const isBodyOnlyPage = (seName: string): boolean => seName.toLowerCase() === BODY_ONLY;
