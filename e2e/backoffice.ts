import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { URI } from 'otpauth';
import readWorkbook from 'read-excel-file/node';

/** The words of the back office that journeys look for. */
export const officeTexts = {
  pl: {
    logIn: 'Zaloguj się',
    email: 'E-mail',
    password: 'Hasło',
    wrongPassword: 'Nieprawidłowy adres e-mail lub hasło.',
    welcome: /^Witaj, /,
    navigation: 'Nawigacja główna',
    staff: 'Pracownicy',
    roles: 'Role',
    audit: 'Dziennik zmian',
    account: /^Konto: /,
    myAccount: 'Moje konto',
    logOut: 'Wyloguj się',
    notAllowed: 'Brak uprawnień',
    notFound: 'Nie znaleziono strony',
    menu: 'Menu',
    addStaff: 'Dodaj pracownika',
    name: 'Imię i nazwisko',
    orderDesk: 'Obsługa zamówień',
    noBranch: /^Nie masz przypisanego oddziału/,
    add: 'Dodaj',
    oneTimePassword: 'Hasło jednorazowe',
    done: 'Gotowe',
    newPasswordTitle: 'Ustaw nowe hasło',
    currentPassword: 'Obecne hasło',
    newPassword: 'Nowe hasło',
    repeatPassword: 'Powtórz hasło',
    savePassword: 'Zapisz hasło',
    setUp: 'Skonfiguruj',
    qrCode: 'Kod QR dla aplikacji uwierzytelniającej',
    code: 'Kod z aplikacji',
    turnOn: 'Włącz',
    recoveryCodes: 'Kody zapasowe',
    saved: 'Kody są zapisane',
    secondFactor: 'Drugi składnik logowania',
    useRecoveryCode: 'Użyj kodu zapasowego',
    recoveryCode: 'Kod zapasowy',
    next: 'Dalej',
    added: 'Dodanie pracownika',
    leaveTitle: 'Wyjść bez zapisywania?',
    stay: 'Zostań',
    leave: 'Wyjdź',
    goTo: 'Przejdź do …',
    search: 'Szukaj',
    close: 'Zamknij',
    who: 'Kto',
    fromDay: 'Od dnia',
    lastCentury: '31.12.1999',
    showMore: 'Pokaż więcej',
    notLoaded: 'Nie udało się wczytać panelu pracownika.',
  },
  en: {
    logIn: 'Log in',
    email: 'Email',
    password: 'Password',
    wrongPassword: 'Wrong email address or password.',
    welcome: /^Welcome, /,
    navigation: 'Main navigation',
    staff: 'Staff',
    roles: 'Roles',
    audit: 'Audit trail',
    account: /^Account: /,
    myAccount: 'My account',
    logOut: 'Log out',
    notAllowed: 'Not allowed',
    notFound: 'Page not found',
    menu: 'Menu',
    addStaff: 'Add a member of staff',
    name: 'Name',
    orderDesk: 'Order desk',
    noBranch: /^You belong to no branch/,
    add: 'Add',
    oneTimePassword: 'One-time password',
    done: 'Done',
    newPasswordTitle: 'Choose a new password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    repeatPassword: 'Repeat password',
    savePassword: 'Save password',
    setUp: 'Set up',
    qrCode: 'QR code for your authenticator app',
    code: 'Code from your app',
    turnOn: 'Turn on',
    recoveryCodes: 'Recovery codes',
    saved: 'I have saved them',
    secondFactor: 'Second factor',
    useRecoveryCode: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    next: 'Continue',
    added: 'Added a member of staff',
    leaveTitle: 'Leave without saving?',
    stay: 'Stay',
    leave: 'Leave',
    goTo: 'Go to …',
    search: 'Search',
    close: 'Close',
    who: 'Who',
    fromDay: 'From day',
    lastCentury: '31/12/1999',
    showMore: 'Show more',
    notLoaded: 'The back office could not be loaded.',
  },
} as const;

export type OfficeTexts = (typeof officeTexts)[keyof typeof officeTexts];

/** Both languages, each at one of the widths that people work with. */
export const officeCases = [
  { language: 'pl', width: 1440 },
  { language: 'en', width: 1024 },
] as const;

export const administrator = { email: 'staff@partsboard.example', password: 'partsboard' };
export const orderDesk = { email: 'orders@partsboard.example', password: 'partsboard' };

/** Fills in and sends the login form that is on the screen. */
export async function fillOfficeLogin(
  page: Page,
  texts: OfficeTexts,
  { email, password }: typeof administrator,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: texts.logIn })).toBeVisible();
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.logIn, exact: true }).click();
}

/** Opens the back office as a member of staff. */
export async function openBackoffice(
  page: Page,
  texts: OfficeTexts,
  person: typeof administrator,
): Promise<void> {
  await page.goto('/backoffice');
  await fillOfficeLogin(page, texts, person);
  await expect(page.getByRole('heading', { level: 1, name: texts.welcome })).toBeVisible();
}

export async function leaveOffice(page: Page, texts: OfficeTexts): Promise<void> {
  await page.getByRole('button', { name: texts.account }).click();
  await page.getByRole('menuitem', { name: texts.logOut }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.logIn })).toBeVisible();
}

/** The code that an authenticator app with this key shows, `steps` half minutes from now: each code works once. */
export const codeOf = (secret: string, steps = 0): string => {
  const totp = URI.parse(`otpauth://totp/Partsboard?secret=${secret.replaceAll(/\s/g, '')}`);
  if (!('period' in totp)) throw new Error('This is not a time-based code.');
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
};

/** What the API answers the member of staff who is logged in on the page. */
export async function readOffice<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/api/backoffice/${path}`);
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as T;
}

/** The same for a call that changes something. */
export async function postOffice<T>(page: Page, path: string, data: object): Promise<T> {
  const { csrfToken } = await readOffice<{ csrfToken: string }>(page, 'session');
  const headers = { 'X-CSRF-Token': csrfToken };
  const answer = await page.request.post(`/api/backoffice/${path}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

export const exportButton = /^(Eksport|Export)$/;

/** Saves what a list shows as a file of the given kind; the menu says the same in both languages but for its button. */
export async function exportList(where: Page | Locator, format: 'CSV' | 'Excel (XLSX)'): Promise<Download> {
  const page = 'goto' in where ? where : where.page();
  const downloaded = page.waitForEvent('download');
  await where.getByRole('button', { name: exportButton }).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  return downloaded;
}

/** The rows of a saved Excel file. */
export async function sheetOf(download: Download) {
  const [sheet] = await readWorkbook(await download.path());
  return sheet?.data ?? [];
}
