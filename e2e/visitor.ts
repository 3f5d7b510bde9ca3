import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { mailFolder } from './environment.ts';

/** A customer of the demo data. */
export const demo = { email: 'demo@partsboard.example', password: 'partsboard' };

/** As passwords travel. */
export const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** The token of a new session, without the login form. */
export async function requestToken(
  request: APIRequestContext,
  { email, password }: typeof demo,
): Promise<string> {
  const data = { email, password: base64(password) };
  let token = '';
  // Journeys side by side log the same customer in; one that is refused for the moment tries again.
  await expect(async () => {
    const answer = await request.post('/api/user/login', { data });
    token = await answer.text();
    expect(answer.ok(), token).toBe(true);
  }).toPass();
  return token;
}

/** Opens the shop as a person who was here before, with what this browser has stored since. */
export async function returnTo(
  page: Page,
  path: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript((entries) => {
    // Once a tab: what the person changes later must hold.
    if (sessionStorage.getItem('visited') !== null) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(path);
}

/** Shows the shop in a language from the first page on; a later choice of the person holds. */
export async function setLanguage(page: Page, language: 'pl' | 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
  }, language);
}

export const setEnglish = (page: Page): Promise<void> => setLanguage(page, 'en');

/** Fills in and sends the login form of the page that is open. */
export async function fillLogin(page: Page, { email, password }: typeof demo): Promise<void> {
  // The address changes before the screen does, and the one before may have a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in through the form and waits for the home page. */
export async function logIn(page: Page, customer: typeof demo = demo): Promise<void> {
  await setEnglish(page);
  await page.goto('/login');
  await fillLogin(page, customer);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Branch offices' })).toBeVisible();
}

/** An address that nobody else in this run has. */
export const freshEmail = (name: string): string =>
  `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}@workshop.example`;

/** The text of the newest mail to an address, as soon as it is there. */
export async function newestMailTo(email: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => (found = await searchMails(email)), { message: `a mail to ${email}`, timeout: 20_000 })
    .not.toBe('');
  return found;
}

/** Where the mails lie that the server has written. */
export async function mailPaths(): Promise<string[]> {
  const names = await readdir(mailFolder).catch(() => []);
  // Another name than this has one that is still being written.
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(mailFolder, name));
}

async function searchMails(email: string): Promise<string> {
  const mails = await Promise.all(
    (await mailPaths()).map(async (path) => {
      return { text: await readFile(path, 'utf8'), age: (await stat(path)).mtimeMs };
    }),
  );
  const own = mails.filter(({ text }) => text.includes(`To: ${email}`) || text.includes(`To: <${email}>`));
  return own.sort((one, other) => other.age - one.age)[0]?.text ?? '';
}

/** The HTML part of a mail as it travels: quoted-printable, in a document of its own. */
export function htmlOf(mail: string): string {
  const html = /<!doctype html>[\s\S]*<\/html>/i.exec(mail.replace(/=\r?\n/g, ''))?.[0] ?? '';
  const bytes = html.replace(/=([0-9A-F]{2})/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
