import type { orderHistory as Polish } from '../pl/order-history.ts';

/** The customer's own orders in a file for spreadsheets. */
export const orderHistory: typeof Polish = {
  columns: [
    'Number',
    'Your reference',
    'Placed',
    'Status',
    'Payment',
    'Shipping',
    'Branch',
    'Shipping method',
    'Gross total',
  ],
  orderStatuses: {
    Pending: 'Pending',
    Processing: 'Processing',
    Complete: 'Complete',
    Cancelled: 'Cancelled',
  },
  paymentStatuses: {
    Pending: 'Pending',
    Authorized: 'Authorized',
    Paid: 'Paid',
    Refunded: 'Refunded',
    Voided: 'Voided',
  },
  shippingStatuses: {
    'Not yet shipped': 'Not yet shipped',
    'Partially shipped': 'Partially shipped',
    Shipped: 'Shipped',
    Delivered: 'Delivered',
    'Shipping not required': 'Shipping not required',
  },
};
