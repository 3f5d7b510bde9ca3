import { LanguageCode } from '../language.ts';
import { Closed, Id, Type, type Static } from '../schema.ts';
import { Branch } from './branches.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

const BranchPath = Closed({ id: Id });

const orderMailModes = ['each', 'digest', 'none'] as const;

/** How a branch is told of its new orders. */
export const OrderMailSetting = Closed({
  orderMail: Type.Enum([...orderMailModes], {
    description: 'A mail for each order, one for all now and then, or none',
  }),
  language: LanguageCode,
});
export type OrderMailSetting = Static<typeof OrderMailSetting>;

export const BranchOrderMail = Closed({ branch: Branch, ...OrderMailSetting.properties });
export type BranchOrderMail = Static<typeof BranchOrderMail>;

export const orderMailRoutes = defineBackofficeRoutes({
  branchOrderMails: {
    method: 'GET',
    path: 'backoffice/branch-order-mails',
    permission: 'branches.edit',
    tag: 'Branches',
    summary: 'How each branch hears of new orders',
    response: ShortList(BranchOrderMail),
  },
  changeBranchOrderMail: {
    method: 'PUT',
    path: 'backoffice/branches/{id}/order-mail',
    permission: 'branches.edit',
    tag: 'Branches',
    summary: 'Change how a branch hears of new orders',
    params: BranchPath,
    body: OrderMailSetting,
    response: OrderMailSetting,
  },
});
