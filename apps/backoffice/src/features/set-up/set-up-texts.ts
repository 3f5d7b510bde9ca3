import type { SetUpGap, SetUpStep, SetUpStepName } from '@partsboard/contract/backoffice/set-up';
import type { TFunction } from 'i18next';

interface StepTexts {
  readonly title: string;
  /** What the step is for. */
  readonly purpose: string;
  /** What is done on the screen that it leads to. */
  readonly action: string;
}

export const stepTexts = (t: TFunction): Readonly<Record<SetUpStepName, StepTexts>> => ({
  administrator: {
    title: t('Administrator'),
    purpose: t('You can log in and set up everything else.'),
    action: t('My account'),
  },
  store: {
    title: t('Your store'),
    purpose: t('Name, company and bank account stand in the header, in emails and on documents.'),
    action: t('Describe the store'),
  },
  branches: {
    title: t('Branches'),
    purpose: t('Every order belongs to a branch, and stock lies in branches and warehouses.'),
    action: t('Add branches'),
  },
  delivery: {
    title: t('Delivery'),
    purpose: t('How parts reach the customer, and what that costs.'),
    action: t('Add ways of delivery'),
  },
  payment: {
    title: t('Payment'),
    purpose: t('How customers pay: by transfer, on credit, at the counter.'),
    action: t('Add ways to pay'),
  },
  terms: {
    title: t('Terms of sale'),
    purpose: t('Customers accept them with every order.'),
    action: t('Write the terms'),
  },
  catalogue: {
    title: t('Catalog'),
    purpose: t('Vehicles, drawings and parts that customers search.'),
    action: t('Load a catalog'),
  },
  figures: {
    title: t('Prices and stock'),
    purpose: t('What parts cost and where they lie.'),
    action: t('Load prices and stock'),
  },
  staff: {
    title: t('Staff'),
    purpose: t('People who work on orders, customers and texts, each with their own login.'),
    action: t('Add people'),
  },
});

/** What is done on the screen that a step leads to, while this is missing of it. */
export const actionOf = (t: TFunction, { step, gaps }: SetUpStep): string =>
  gaps.includes('terms-choice') ? t('Choose the page') : stepTexts(t)[step].action;

/** What is missing, and why it matters: one sentence each. */
export const gapTexts = (t: TFunction): Readonly<Record<SetUpGap, string>> => ({
  'store-name': t('The store has no name of its own: customers see “Sklep” in the header and in emails.'),
  company: t('Company name and address are missing: they stand on printed orders and in emails.'),
  'bank-account': t('There is no bank account: who pays by transfer is not told where to.'),
  'mail-sender': t('There is no sender address: mail servers may refuse emails of the shop.'),
  branch: t('There is no branch: nothing can be ordered, and no stock can be loaded.'),
  delivery: t('There is no way of delivery: customers can only pick up their parts themselves.'),
  payment: t('There is no way to pay: no order can be placed.'),
  'terms-page': t('There is no page with the terms: write one under Pages and publish it.'),
  'terms-choice': t('No page is chosen as the terms: the checkout cannot link them. Choose it in the store.'),
  catalogue: t('No catalog is loaded: customers find neither vehicles nor parts.'),
  prices: t('There are no prices: parts without a price cannot be ordered.'),
  stock: t('No branch has stock: customers see every part as not available.'),
  staff: t('Nobody else can log in: orders wait while you are away.'),
});
