import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import type * as PdfMake from 'pdfmake';

const require = createRequire(import.meta.url);
// It exports an instance, whose methods an import by name does not see.
const pdfmake = require('pdfmake') as typeof PdfMake;

const font = (style: string): string => require.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`);
const fonts = {
  normal: font('Regular'),
  bold: font('Medium'),
  italics: font('Italic'),
  bolditalics: font('MediumItalic'),
};

pdfmake.setFonts({ Roboto: fonts });
// Documents are made of our own data: nothing is fetched, and no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path));

export type DocumentDefinition = Parameters<typeof PdfMake.createPdf>[0];

/** The document as it is written, piece by piece. */
export async function writePdf(definition: DocumentDefinition): Promise<Readable> {
  const document = await pdfmake.createPdf(definition).getStream();
  document.end();
  return document;
}
