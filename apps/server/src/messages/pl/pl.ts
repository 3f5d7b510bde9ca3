import { account } from './account.ts';
import { auth } from './auth.ts';
import { boards } from './boards.ts';
import { branchMail } from './branch-mail.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { documents } from './documents.ts';
import { mails } from './mails.ts';
import { orderHistory } from './order-history.ts';
import { orderMail } from './order-mail.ts';
import { orderSteps } from './order-steps.ts';
import { orders } from './orders.ts';
import { parts } from './parts.ts';
import { problems } from './problems.ts';
import { shoppingLists } from './shopping-lists.ts';
import { staff } from './staff.ts';
import { validation } from './validation.ts';
import { vehicles } from './vehicles.ts';

export const pl = {
  /** For dates and amounts. */
  locale: 'pl-PL',
  account,
  auth,
  boards,
  branchMail,
  cart,
  checkout,
  content,
  documents,
  mails,
  orderHistory,
  orderMail,
  orderSteps,
  orders,
  parts,
  problems,
  shoppingLists,
  staff,
  validation,
  vehicles,
};
