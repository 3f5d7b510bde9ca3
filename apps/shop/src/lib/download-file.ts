/** Spreadsheets read a file as UTF-8 only when it begins with it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Saves a table as a file of the person's. */
export function downloadFile(name: string, content: string): void {
  const marked = content.startsWith(BYTE_ORDER_MARK) ? content : BYTE_ORDER_MARK + content;
  const url = URL.createObjectURL(new Blob([marked], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
