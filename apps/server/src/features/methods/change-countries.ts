import type { CountryChange, CountrySettings, StaffCountries } from '@partsboard/contract/backoffice/methods';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { checkCountries } from './check-method.ts';
import { findCountryRows, lockCountries, updateCountries } from './methods.repository.ts';

type CountryRows = Awaited<ReturnType<typeof findCountryRows>>;

function toSettings(rows: CountryRows): CountrySettings {
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
    ...toSettings(rows),
    all: rows.map((row) => ({ code: row.iso_code, name: row[`name_${language}`] })),
  };
}

const isSame = (one: CountrySettings, other: CountrySettings): boolean =>
  one.home === other.home && one.offered.toSorted().join() === other.offered.toSorted().join();

export const changeCountries = (
  db: Db,
  { home, offered, seen }: CountryChange,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = toSettings(await lockCountries(tx));
    if (!isSame(before, seen)) throw new DomainError('conflict');
    await checkCountries(tx, 'home', [home]);
    await checkCountries(tx, 'offered', offered);
    if (offered.length > 0 && !offered.includes(home))
      throw fieldError('offered', (t) => t.setUp.homeNotOffered);
    await updateCountries(tx, home, offered);
    const after = toSettings(await findCountryRows(tx));
    await writeAudit(tx, audit, {
      action: 'countries.change',
      record: { type: 'method', id: 'countries', name: home },
      before: { ...before },
      after: { ...after },
    });
  });
