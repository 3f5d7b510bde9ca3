import type { vehicleRoutes } from '@partsboard/contract/vehicles';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { CatalogueLookupsReader } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { filterOptions } from './filter-options.ts';
import { findByVin } from './find-by-vin.ts';
import { searchVehicle } from './search-vehicle.ts';

interface VehicleDeps {
  readonly dbRead: Db;
  readonly lookups: CatalogueLookupsReader;
}

export const vehicleHandlers = ({ dbRead: db, lookups }: VehicleDeps): Handlers<typeof vehicleRoutes> => ({
  vehicleByVin: ({ query, language }) => findByVin(db, lookups, query.vin, language),
  vehicleFilter: ({ query, body, language }) => filterOptions(db, query.type, body, language),
  vehicleSearch: ({ body, language }) => searchVehicle(db, body, language),
});
