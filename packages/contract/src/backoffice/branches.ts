import { Closed, Id, Type, type Static } from '../schema.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const Branch = Closed({
  id: Id,
  code: Type.String(),
  name: Type.String({ description: 'In the request’s language' }),
});
export type Branch = Static<typeof Branch>;

export const branchRoutes = defineBackofficeRoutes({
  branches: {
    method: 'GET',
    path: 'backoffice/branches',
    access: 'staff',
    tag: 'Branches',
    summary: 'The branches in which the person who asks works; all of them with the permission branches.all',
    response: ShortList(Branch),
  },
});
