import { Type } from '../schema.ts';
import { defineBackofficeRoutes } from './route.ts';

export const catalogueStarterRoutes = defineBackofficeRoutes({
  starterCatalogue: {
    method: 'GET',
    path: 'backoffice/catalogue-starter',
    permission: 'catalogue.import',
    tag: 'Catalogue',
    summary: 'The smallest catalogue that loads, as a ZIP file to start from, with stock in each branch',
    answers: 'archive',
    response: Type.Unsafe<Uint8Array>(Type.Any()),
  },
});
