import type { Content } from 'pdfmake';
import { formats } from '../../../messages/formats.ts';
import { texts } from '../../../messages/texts.ts';
import { vehicleLines } from '../../../messages/vehicle-lines.ts';
import type { DocumentOrder, PackedShipment } from './document-order.ts';
import { beginning, facts, named, tableOf } from './layout.ts';

/** How much of each line lies in the shipments together. What has left without one counts where there is none. */
function packedOf({ order, shipments }: DocumentOrder): ReadonlyMap<number, number> {
  const lines =
    shipments.length > 0
      ? shipments.flatMap((shipment) => shipment.lines)
      : order.Items.map(({ DeliveredQuantity }, index) => ({ line: index + 1, quantity: DeliveredQuantity }));
  const sums = new Map<number, number>();
  for (const { line, quantity } of lines) sums.set(line, (sums.get(line) ?? 0) + quantity);
  return sums;
}

function shipmentFacts(shipment: PackedShipment, { language }: DocumentOrder): Content {
  const t = texts[language].documents;
  return facts(
    [
      [t.sent, formats[language].day(shipment.createdAt)],
      [t.carrier, shipment.carrier],
      [t.tracking, shipment.trackingNumber],
      [t.parcels, String(shipment.parcels)],
    ],
    10,
  );
}

/** A line to sign on, and what is to be written there. */
const signature = (label: string): Content => ({
  unbreakable: true,
  margin: [0, 60, 0, 0],
  columns: [
    { width: '*', text: '' },
    {
      width: 190,
      stack: [
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 190, y2: 0, lineWidth: 0.7 }] },
        { text: label, style: 'quiet', margin: [0, 4, 0, 0] },
      ],
    },
  ],
});

/** What lies in the parcel of one shipment, or in all parcels of the order; without prices. */
export function packingSlip(document: DocumentOrder): Content[] {
  const { order, language, shipments } = document;
  const t = texts[language].documents;
  const quantities = packedOf(document);
  const rows = order.Items.flatMap((item, index) => {
    const quantity = quantities.get(index + 1) ?? 0;
    return quantity === 0
      ? []
      : [
          [
            String(index + 1),
            named(item.ProductName, item.Sku, ...vehicleLines(item.Quantity, item.Vehicles, language)),
            String(item.Quantity),
            String(quantity),
          ],
        ];
  });
  const start = [
    ...beginning('packing-slip', document),
    ...shipments.map((shipment) => shipmentFacts(shipment, document)),
  ];
  if (rows.length === 0) return [...start, { text: t.nothingPacked, margin: [0, 16, 0, 0] }];
  const packed = shipments.length === 1 ? t.columns.delivered : t.columns.sentSoFar;
  return [
    ...start,
    tableOf(
      [
        { title: t.columns.line, width: 22 },
        { title: t.columns.part, width: '*' },
        { title: t.columns.ordered, width: 'auto', isNumber: true },
        { title: packed, width: 'auto', isNumber: true },
      ],
      rows,
    ),
    signature(t.signature),
  ];
}
