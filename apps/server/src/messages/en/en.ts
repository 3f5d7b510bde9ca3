import type { pl as Polish } from '../pl/pl.ts';
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

export const en: typeof Polish = {
  locale: 'en-GB',
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
