import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../db/database.ts';
import { saveDocuments } from '../features/content/content.repository.ts';
import { localisedName } from '../messages/texts.ts';
import { demoBranches } from './demo-branches.ts';
import { readDelivery, type DemoDelivery } from './demo-delivery.ts';
import { findReplacements } from './demo-content.repository.ts';
import { documentPage } from './document-page.ts';

const NEVER = '–';

function priceList(delivery: DemoDelivery): string {
  const rows = (language: LanguageCode) =>
    delivery[language].map((way) => [
      `${way.name}\n${way.description}`,
      way.until || NEVER,
      way.net,
      way.gross,
      way.freeFrom || NEVER,
    ]);
  return documentPage(
    {
      language: 'pl',
      title: 'Cennik dostaw',
      intro: 'Opłata za jedno zamówienie, niezależnie od liczby paczek. Odbiór w oddziale jest bezpłatny.',
      columns: [
        { title: 'Sposób' },
        { title: 'Zamówienie do', kind: 'number' },
        { title: 'Netto (zł)', kind: 'amount' },
        { title: 'Brutto (zł)', kind: 'amount' },
        { title: 'Bez opłaty od (brutto)', kind: 'amount' },
      ],
      rows: rows('pl'),
    },
    {
      language: 'en',
      title: 'Delivery price list',
      intro:
        'The charge for one order, whatever the number of parcels. Pickup in a branch is free of charge.',
      columns: [
        { title: 'Way' },
        { title: 'Order by', kind: 'number' },
        { title: 'Net (PLN)', kind: 'amount' },
        { title: 'Gross (PLN)', kind: 'amount' },
        { title: 'Free from (gross)', kind: 'amount' },
      ],
      rows: rows('en'),
    },
  );
}

function branchSheet(branch: (typeof demoBranches)[number], { vanUntil }: DemoDelivery): string {
  const address = `${branch.address1}, ${branch.zipPostalCode} ${branch.city}`;
  return documentPage(
    {
      language: 'pl',
      title: branch.namePl,
      intro: 'Sprzedaż, odbiór zamówień i zwroty w jednym miejscu.',
      columns: [{ title: 'Informacja' }, { title: 'Szczegóły' }],
      rows: [
        ['Adres', address],
        ['Godziny otwarcia', branch.hoursPl],
        ['Telefon', branch.phoneNumber],
        ['E-mail', branch.email],
        ['Samochody dostawcze', `zamówienia do ${vanUntil.pl} dowozimy tego samego dnia`],
      ],
    },
    {
      language: 'en',
      title: branch.nameEn,
      intro: 'Sales, pickup of orders and returns in one place.',
      columns: [{ title: 'Information' }, { title: 'Details' }],
      rows: [
        ['Address', address],
        ['Opening hours', branch.hoursEn],
        ['Phone', branch.phoneNumber],
        ['Email', branch.email],
        ['Vans', `orders by ${vanUntil.en} are delivered on the same day`],
      ],
    },
  );
}

function replacementList(replacements: Awaited<ReturnType<typeof findReplacements>>): string {
  const rows = (language: LanguageCode) =>
    replacements.map((row) => [
      row.old_number,
      row.new_number,
      row.brand,
      localisedName(row.name_pl, row.name_en)[language],
      row.since,
    ]);
  return documentPage(
    {
      language: 'pl',
      title: 'Zamiany numerów tarcz hamulcowych',
      intro: 'Stary numer nadal działa w wyszukiwarce i prowadzi do aktualnego.',
      columns: [
        { title: 'Stary numer', kind: 'number' },
        { title: 'Nowy numer', kind: 'number' },
        { title: 'Marka' },
        { title: 'Część' },
        { title: 'Od', kind: 'amount' },
      ],
      rows: rows('pl'),
      empty: 'W katalogu nie ma obecnie takich zamian.',
    },
    {
      language: 'en',
      title: 'Replaced numbers of brake discs',
      intro: 'An old number still works in the search and leads to the current one.',
      columns: [
        { title: 'Old number', kind: 'number' },
        { title: 'New number', kind: 'number' },
        { title: 'Brand' },
        { title: 'Part' },
        { title: 'Since', kind: 'amount' },
      ],
      rows: rows('en'),
      empty: 'There are no such replacements in the catalog at the moment.',
    },
  );
}

/** Publishes what the demo shop's pages, banners and branches link to. */
export async function loadDemoDocuments({ db }: { readonly db: Db }): Promise<void> {
  const [delivery, replacements] = await Promise.all([
    readDelivery(db),
    findReplacements(db, 'Tarcza hamulcowa'),
  ]);
  const branches = demoBranches.filter((branch) => branch.code === 'WRO');
  await saveDocuments(db, [
    { name: 'cennik-dostaw', html: priceList(delivery) },
    { name: 'zamiany-tarcz', html: replacementList(replacements) },
    ...branches.map((branch) => ({ name: 'oddzial-wroclaw', html: branchSheet(branch, delivery) })),
  ]);
}
