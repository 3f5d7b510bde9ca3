import type { RichTextEditorLabels } from '@mantine/tiptap';
import type { TFunction } from 'i18next';

/** What the buttons of the toolbar are called. */
export const richTextLabels = (t: TFunction): Partial<RichTextEditorLabels> => ({
  h2ControlLabel: t('Heading'),
  h3ControlLabel: t('Smaller heading'),
  h4ControlLabel: t('Smallest heading'),
  boldControlLabel: t('Bold'),
  italicControlLabel: t('Italic'),
  underlineControlLabel: t('Underlined'),
  strikeControlLabel: t('Struck through'),
  clearFormattingControlLabel: t('Remove formatting'),
  bulletListControlLabel: t('List'),
  orderedListControlLabel: t('Numbered list'),
  blockquoteControlLabel: t('Quotation'),
  hrControlLabel: t('Horizontal line'),
  linkControlLabel: t('Link'),
  unlinkControlLabel: t('Remove link'),
  linkEditorInputLabel: t('Address of the link'),
  linkEditorInputPlaceholder: '/p/contact',
  linkEditorSave: t('Save'),
  tableInsertControlLabel: t('Insert a table'),
  tableInsertLabel: (columns, rows) => t('{{columns}} × {{rows}} table', { columns, rows }),
  tableDeleteControlLabel: t('Delete the table'),
  tableRowAfterControlLabel: t('Add a row'),
  tableRowDeleteControlLabel: t('Delete the row'),
  tableColumnAfterControlLabel: t('Add a column'),
  tableColumnDeleteControlLabel: t('Delete the column'),
  undoControlLabel: t('Undo'),
  redoControlLabel: t('Redo'),
});
