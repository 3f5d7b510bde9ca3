import type { Content } from 'pdfmake';
import { formats } from '../../../messages/formats.ts';
import { texts } from '../../../messages/texts.ts';
import { vehicleLines } from '../../../messages/vehicle-lines.ts';
import type { DocumentOrder, PackedShipment } from './document-order.ts';
import { beginning, facts, named, tableOf } from './layout.ts';

/** All shipments of an order together. */
const everythingPacked = (shipments: readonly PackedShipment[]): Pick<PackedShipment, 'lines'> => {
  const sums = new Map<number, number>();
  for (const { line, quantity } of shipments.flatMap(({ lines }) => lines)) {
    sums.set(line, (sums.get(line) ?? 0) + quantity);
  }
  return { lines: [...sums].map(([line, quantity]) => ({ line, quantity })) };
};

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

/** What lies in the parcel of one shipment, or in all parcels of the order; without prices. */
export function packingSlip(document: DocumentOrder): Content[] {
  const { order, language, shipments } = document;
  const t = texts[language].documents;
  const [only] = shipments;
  const packed = shipments.length === 1 && only !== undefined ? only : everythingPacked(shipments);
  const quantities = new Map(packed.lines.map(({ line, quantity }) => [line, quantity]));
  const rows = order.Items.flatMap((item, index) => {
    const quantity = quantities.get(index + 1);
    return quantity === undefined
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
  return [
    ...beginning('packing-slip', document),
    ...shipments.map((shipment) => shipmentFacts(shipment, document)),
    rows.length === 0
      ? { text: t.nothingPacked, margin: [0, 16, 0, 0] }
      : tableOf(
          [
            { title: t.columns.line, width: 22 },
            { title: t.columns.part, width: '*' },
            { title: t.columns.ordered, width: 'auto', isNumber: true },
            { title: t.columns.delivered, width: 'auto', isNumber: true },
          ],
          rows,
        ),
    { text: t.signature, style: 'quiet', margin: [0, 60, 0, 0], alignment: 'right' },
  ];
}
