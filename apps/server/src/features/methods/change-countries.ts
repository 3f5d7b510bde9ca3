import type { CountrySettings, StaffCountries } from '@partsboard/contract/backoffice/methods';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { fieldError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { checkCountries } from './check-method.ts';
import { findCountryRows, updateCountries } from './methods.repository.ts';

async function readSettings(db: Db): Promise<CountrySettings> {
  const rows = await findCountryRows(db);
  const offered = rows.filter((row) => row.is_offered).map((row) => row.iso_code);
  return {
    home: rows.find((row) => row.is_home)?.iso_code ?? 'PL',
    offered: offered.length === rows.length ? [] : offered,
  };
}

/** The settings, and all countries that there are. */
export async function readCountries(db: Db, language: LanguageCode): Promise<StaffCountries> {
  const rows = await findCountryRows(db);
  return {
    ...(await readSettings(db)),
    all: rows.map((row) => ({ code: row.iso_code, name: row[`name_${language}`] })),
  };
}

export const changeCountries = (
  db: Db,
  { home, offered }: CountrySettings,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await checkCountries(tx, 'home', [home]);
    await checkCountries(tx, 'offered', offered);
    if (offered.length > 0 && !offered.includes(home))
      throw fieldError('offered', (t) => t.setUp.homeNotOffered);
    const before = await readSettings(tx);
    await updateCountries(tx, home, offered);
    const after = await readSettings(tx);
    await writeAudit(tx, audit, {
      action: 'countries.change',
      record: { type: 'method', id: 'countries', name: home },
      before: { ...before },
      after: { ...after },
    });
  });
