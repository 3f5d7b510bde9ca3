import type { OrderDocumentKind } from '@partsboard/contract/backoffice/order-documents';
import type { Readable } from 'node:stream';
import { toMajor } from '@partsboard/domain/money';
import type { Content } from 'pdfmake';
import type { Db } from '../../../db/database.ts';
import type { BranchScope } from '../../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { texts } from '../../../messages/texts.ts';
import { findShipments, type ShipmentRow } from '../order-desk.repository.ts';
import { readPlacedOrder } from '../orders.service.ts';
import { carrierName } from '../step-mail.ts';
import type { DocumentOrder } from './document-order.ts';
import { fileOf } from './layout.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { findOrdersToPrint, findPiecesToPick, type OrderToPrint } from './order-documents.repository.ts';
import { packingSlip } from './packing-slip.ts';
import { pickList } from './pick-list.ts';
import { writePdf } from './pdf.ts';

export interface PrintRequest {
  readonly kind: OrderDocumentKind;
  readonly orderIds: readonly number[];
  readonly shipmentId: number | undefined;
}

const composers: Readonly<Record<OrderDocumentKind, (document: DocumentOrder) => Content[]>> = {
  confirmation: orderConfirmation,
  'pick-list': pickList,
  'packing-slip': packingSlip,
};

type Pieces = Awaited<ReturnType<typeof findPiecesToPick>>;

function chosenShipments(shipments: readonly ShipmentRow[], id: number | undefined): readonly ShipmentRow[] {
  if (id === undefined) return shipments;
  const chosen = shipments.filter((shipment) => shipment.id === id);
  if (chosen.length === 0) throw new DomainError('not-found', { title: (t) => t.documents.unknownShipment });
  return chosen;
}

async function readDocumentOrder(
  db: Db,
  row: OrderToPrint,
  pieces: Pieces,
  shipmentId: number | undefined,
): Promise<DocumentOrder> {
  const { language } = row;
  const [order, shipments] = await Promise.all([
    readPlacedOrder(db, row.id, language),
    findShipments(db, row.id),
  ]);
  return {
    language,
    order,
    cancelledTotal: toMajor(row.cancelled_total),
    letterhead: {
      name: row.name ?? '',
      company_name: row.company_name ?? '',
      company_address: row.company_address ?? '',
      company_vat: row.company_vat ?? '',
      company_phone_number: row.company_phone_number ?? '',
      email: row.email ?? '',
    },
    toPick: pieces
      .filter((piece) => piece.order_id === row.id)
      .map((piece) => ({
        warehouse: piece[`warehouse_name_${language}`] ?? '',
        isHere: piece.warehouse_id === row.warehouse_id,
        bin: piece.bin ?? '',
        number: piece.sku,
        name: piece[`name_${language}`],
        quantity: piece.reserved,
      })),
    shipments: chosenShipments(shipments, shipmentId).map((shipment) => ({
      createdAt: shipment.created_at,
      carrier: carrierName(shipment.carrier, language),
      trackingNumber: shipment.tracking_number,
      parcels: shipment.parcels,
      lines: shipment.lines,
    })),
  };
}

/** The documents of orders of one's own branches, in one file; an order of another branch does not exist. */
export async function printOrders(
  db: Db,
  branches: BranchScope,
  { kind, orderIds, shipmentId }: PrintRequest,
): Promise<{ readonly file: Readable; readonly name: string }> {
  const rows = await findOrdersToPrint(db, orderIds, branches);
  const [first] = rows;
  if (first === undefined || rows.length < new Set(orderIds).size) {
    throw new DomainError('not-found', { title: (t) => t.orders.unknown });
  }
  const pieces = kind === 'pick-list' ? await findPiecesToPick(db, orderIds) : [];
  const documents = await Promise.all(rows.map((row) => readDocumentOrder(db, row, pieces, shipmentId)));
  const { documents: t } = texts[first.language];
  const numbers = documents.map(({ order }) => order.OrderNumber);
  const title = t.titles[kind](numbers.join(', '));
  return {
    file: await writePdf(fileOf(title, documents.map(composers[kind]), t.page)),
    name: `${kind}-${numbers.length === 1 ? (numbers[0] ?? '') : numbers.length}.pdf`,
  };
}
