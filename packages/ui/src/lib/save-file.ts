/** Spreadsheets take a file for UTF-8 only with it; the browser has removed the one that the server wrote. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands something to the person as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands a table to the person as a file for spreadsheets. */
export function saveCsv(name: string, csv: string): void {
  const marked = csv.startsWith(BYTE_ORDER_MARK) ? csv : BYTE_ORDER_MARK + csv;
  saveFile(name, new Blob([marked], { type: 'text/csv;charset=utf-8' }));
}

/** Hands the bytes of a PDF to the person as a file. */
export const savePdf = (name: string, bytes: Uint8Array): void =>
  saveFile(name, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
