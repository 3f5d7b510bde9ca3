import type { Content } from 'pdfmake';
import { texts } from '../../../messages/texts.ts';
import type { DocumentOrder, PiecesToPick } from './document-order.ts';
import { beginning, facts, named, tableOf } from './layout.ts';

const compareNaturally = new Intl.Collator('pl', { numeric: true }).compare;

/** The way through the warehouse: what lies here first, then bin by bin. */
const alongTheWay = (a: PiecesToPick, b: PiecesToPick): number =>
  Number(b.isHere) - Number(a.isHere) ||
  compareNaturally(a.warehouse, b.warehouse) ||
  compareNaturally(a.bin, b.bin) ||
  compareNaturally(a.number, b.number);

/** Four corners to tick on paper. */
const tickBox = (): Content => ({ canvas: [{ type: 'rect', x: 0, y: 0, w: 11, h: 11, lineWidth: 0.7 }] });

/** What is to be fetched for an order now, and where it lies. */
export function pickList(document: DocumentOrder): Content[] {
  const { order, language, toPick } = document;
  const t = texts[language].documents;
  const pieces = [...toPick].sort(alongTheWay);
  return [
    ...beginning('pick-list', document),
    pieces.length === 0
      ? { text: t.nothingToPick, margin: [0, 16, 0, 0] }
      : tableOf(
          [
            { title: t.columns.bin, width: 70 },
            { title: t.columns.part, width: '*' },
            { title: t.columns.source, width: 110 },
            { title: t.columns.quantity, width: 'auto', isNumber: true },
            { title: t.columns.picked, width: 'auto' },
          ],
          pieces.map((piece) => [
            { text: piece.bin, bold: true },
            named(piece.number, piece.name, ...piece.vehicles),
            piece.isHere ? t.here : piece.warehouse,
            { text: String(piece.quantity), bold: true, fontSize: 11 },
            tickBox(),
          ]),
        ),
    facts([[t.notes, order.OrderNotes.map(({ Note }) => Note).join('\n')]]),
  ];
}
