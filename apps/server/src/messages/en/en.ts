import type { pl as Polish } from '../pl/pl.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { boards } from './boards.ts';
import { branchMail } from './branch-mail.ts';
import { cart } from './cart.ts';
import { catalogueImports } from './imports.ts';
import { checkout } from './checkout.ts';
import { companies } from './companies.ts';
import { content } from './content.ts';
import { demand } from './demand.ts';
import { discounts } from './discounts.ts';
import { documents } from './documents.ts';
import { importProblems } from './import-problems.ts';
import { integration } from './integration.ts';
import { mails } from './mails.ts';
import { orderHistory } from './order-history.ts';
import { orderMail } from './order-mail.ts';
import { orderActionMails } from './order-action-mails.ts';
import { orders } from './orders.ts';
import { partDesk } from './part-desk.ts';
import { parts } from './parts.ts';
import { problems } from './problems.ts';
import { returns } from './returns.ts';
import { registration } from './registration.ts';
import { setUp } from './set-up.ts';
import { shoppingLists } from './shopping-lists.ts';
import { staff } from './staff.ts';
import { tasks } from './tasks.ts';
import { validation } from './validation.ts';
import { vehicles } from './vehicles.ts';
import { webhooks } from './webhooks.ts';

export const en: typeof Polish = {
  language: 'en',
  locale: 'en-GB',
  account,
  auth,
  boards,
  branchMail,
  cart,
  catalogueImports,
  checkout,
  companies,
  content,
  demand,
  discounts,
  documents,
  importProblems,
  integration,
  mails,
  orderHistory,
  orderMail,
  orderActionMails,
  orders,
  partDesk,
  parts,
  problems,
  returns,
  registration,
  setUp,
  shoppingLists,
  staff,
  tasks,
  validation,
  vehicles,
  webhooks,
};
