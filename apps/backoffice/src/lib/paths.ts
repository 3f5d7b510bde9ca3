/** The path of every screen below `/backoffice`, as the router writes it: `$` begins a parameter. */
export const paths = {
  home: '/',
  login: '/login',
  ownAccount: '/account',
  orders: '/orders',
  order: '/orders/$id',
  branches: '/branches',
  staff: '/staff',
  newStaffMember: '/staff/new',
  staffMember: '/staff/$id',
  roles: '/roles',
  newRole: '/roles/new',
  role: '/roles/$id',
  audit: '/audit',
} as const;

export const BASE_PATH = '/backoffice';
