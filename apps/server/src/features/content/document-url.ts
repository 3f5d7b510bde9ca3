/** Where browsers open documents; the back office's addresses open in a new tab. */
const DOCUMENTS_PATH = '/backoffice/documents';

export const documentUrl = (name: string): string => `${DOCUMENTS_PATH}/${name}`;
