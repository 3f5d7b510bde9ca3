// Made from the migrated database by `npm run generate`; do not edit.
import type { ColumnType } from 'kysely';

export interface LoadedDemoDataTable {
  part: string;
  loaded_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface SchemaMigrationTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface Tables {
  loaded_demo_data: LoadedDemoDataTable;
  schema_migration: SchemaMigrationTable;
}
