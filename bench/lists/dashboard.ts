import { orderList } from './order-list.ts';
import type { ListSource } from './list.ts';

/** The overview of everything, of all branches and of one. */
export const dashboardList: ListSource = {
  name: 'dashboard',
  async open(site) {
    await orderList.open(site);
    const { rows } = await site.pool.query<{ id: number }>(
      'select id from warehouse where is_branch_office order by id',
    );
    return {
      name: 'dashboard at 100,000 orders',
      path: 'dashboard',
      sorts: [''],
      places: {},
      fields: [rows.map(({ id }) => `branchId=${id}`)],
    };
  },
};
