import type { OrderDocumentKind } from '@partsboard/contract/backoffice/order-documents';
import type { Readable } from 'node:stream';
import { toMajor } from '@partsboard/domain/money';
import type { Content } from 'pdfmake';
import type { Db } from '../../../db/database.ts';
import type { BranchScope } from '../../../db/branch-scope.ts';
import { DomainError } from '../../../http/errors/domain-error.ts';
import { texts } from '../../../messages/texts.ts';
import { vehicleLines } from '../../../messages/vehicle-lines.ts';
import { readVehicles } from '../../cart/line-vehicles.service.ts';
import { findShipments } from '../desk/order-desk.repository.ts';
import { readPlacedOrder } from '../orders.service.ts';
import { carrierName } from '../mails/action-mail.ts';
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

async function findChosenShipments(db: Db, orderId: number, shipmentId: number | undefined) {
  const shipments = await findShipments(db, orderId);
  if (shipmentId === undefined) return shipments;
  const chosen = shipments.filter((shipment) => shipment.id === shipmentId);
  if (chosen.length === 0) throw new DomainError('not-found', { title: (t) => t.documents.unknownShipment });
  return chosen;
}

async function readDocumentOrder(
  db: Db,
  row: OrderToPrint,
  pieces: Pieces,
  { kind, shipmentId }: PrintRequest,
): Promise<DocumentOrder> {
  const { language } = row;
  const [order, shipments] = await Promise.all([
    readPlacedOrder(db, row.id, language),
    kind === 'packing-slip' ? findChosenShipments(db, row.id, shipmentId) : [],
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
        vehicles: vehicleLines(piece.quantity, readVehicles(piece.vehicles, piece.quantity), language),
        quantity: piece.reserved,
      })),
    shipments: shipments.map((shipment) => ({
      createdAt: shipment.created_at,
      carrier: carrierName(shipment.carrier, language),
      trackingNumber: shipment.tracking_number,
      parcels: shipment.parcels,
      lines: shipment.lines,
    })),
  };
}

export interface PrintedOrders {
  readonly file: Readable;
  readonly name: string;
}

/** The documents of orders of one's own branches, in one file; an order of another branch does not exist. */
export const printOrders = async (
  db: Db,
  branches: BranchScope,
  request: PrintRequest,
): Promise<PrintedOrders> =>
  printRows(db, await findOrdersToPrint(db, request.orderIds, { branches }), request);

/** The confirmation of a customer's own order. */
export async function printOwnConfirmation(
  db: Db,
  customerId: number,
  orderId: number,
): Promise<PrintedOrders> {
  const request = { kind: 'confirmation', orderIds: [orderId], shipmentId: undefined } as const;
  return printRows(db, await findOrdersToPrint(db, request.orderIds, { customerId }), request);
}

async function printRows(
  db: Db,
  rows: readonly OrderToPrint[],
  request: PrintRequest,
): Promise<PrintedOrders> {
  const { kind, orderIds } = request;
  const [first] = rows;
  if (first === undefined || rows.length < new Set(orderIds).size) {
    throw new DomainError('not-found', { title: (t) => t.orders.unknown });
  }
  const pieces = kind === 'pick-list' ? await findPiecesToPick(db, orderIds) : [];
  const documents = await Promise.all(rows.map((row) => readDocumentOrder(db, row, pieces, request)));
  const { documents: t } = texts[first.language];
  const numbers = documents.map(({ order }) => order.OrderNumber);
  const title = t.titles[kind](numbers.join(', '));
  // Sheets of a long document may get apart.
  const page = (current: number, pages: number) =>
    [...(numbers.length === 1 ? numbers : []), t.page(current, pages)].join(' · ');
  return {
    file: await writePdf(fileOf(title, documents.map(composers[kind]), page)),
    name: `${kind}-${numbers.length === 1 ? (numbers[0] ?? '') : numbers.length}.pdf`,
  };
}
