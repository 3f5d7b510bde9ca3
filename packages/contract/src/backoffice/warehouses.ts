import {
  Closed,
  EmailAddressOrEmpty,
  Id,
  Nothing,
  Nullable,
  RequiredText,
  Text,
  Type,
  type Static,
} from '../schema.ts';
import { ClockTime, Day } from './clock.ts';
import { PictureUpload } from './pictures.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const WarehouseSettings = Closed({
  code: Text(20, { minLength: 1 }),
  isBranchOffice: Type.Boolean({ description: 'A place that customers visit; else a warehouse behind them' }),
  position: Type.Integer({ minimum: 0, maximum: 9999, description: 'Its place in lists' }),
  namePl: RequiredText(120),
  nameEn: RequiredText(120),
  link: Text(300),
  hoursPl: Text(200),
  hoursEn: Text(200),
  orderUntil: Nullable(ClockTime),
  holidays: Type.Array(Day, { maxItems: 200 }),
  address1: Text(200),
  city: Text(100),
  zipPostalCode: Text(20),
  countryId: Id,
  phoneNumber: Text(40),
  email: EmailAddressOrEmpty,
});
export type WarehouseSettings = Static<typeof WarehouseSettings>;

export const StaffWarehouse = Closed({
  ...WarehouseSettings.properties,
  id: Id,
  name: Type.String({ description: 'In the request’s language' }),
  version: Type.Integer(),
  pictureUrl: Nullable(Type.String()),
});
export type StaffWarehouse = Static<typeof StaffWarehouse>;

export const WarehouseChange = Closed({ ...WarehouseSettings.properties, version: Type.Integer() });
export type WarehouseChange = Static<typeof WarehouseChange>;

export const WarehousePicture = Closed({ picture: Nullable(PictureUpload) });
export type WarehousePicture = Static<typeof WarehousePicture>;

const WarehousePath = Closed({ id: Id });

export const warehouseRoutes = defineBackofficeRoutes({
  warehouses: {
    method: 'GET',
    path: 'backoffice/warehouses',
    permission: 'branches.edit',
    tag: 'Branches',
    summary: 'All branches and warehouses with everything that can be set about them',
    response: ShortList(StaffWarehouse),
  },
  createWarehouse: {
    method: 'POST',
    path: 'backoffice/warehouses',
    permission: 'branches.edit',
    tag: 'Branches',
    summary: 'Add a branch or a warehouse',
    body: WarehouseSettings,
    response: StaffWarehouse,
  },
  changeWarehouse: {
    method: 'PUT',
    path: 'backoffice/warehouses/{id}',
    permission: 'branches.edit',
    tag: 'Branches',
    summary: 'Change a branch or a warehouse',
    params: WarehousePath,
    body: WarehouseChange,
    response: StaffWarehouse,
  },
  changeWarehousePicture: {
    method: 'PUT',
    path: 'backoffice/warehouses/{id}/picture',
    permission: 'branches.edit',
    tag: 'Branches',
    summary: 'Set or remove the picture of a branch',
    params: WarehousePath,
    body: WarehousePicture,
    bodyLimit: 12_000_000,
    response: StaffWarehouse,
  },
  deleteWarehouse: {
    method: 'DELETE',
    path: 'backoffice/warehouses/{id}',
    permission: 'branches.edit',
    tag: 'Branches',
    summary: 'Delete a branch or a warehouse that nothing has happened in yet',
    params: WarehousePath,
    response: Nothing,
  },
});
