import { LanguageCode } from '../language.ts';
import { Closed, Id, Type, type Static } from '../schema.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const registrationModes = ['at-once', 'by-staff'] as const;

export const RegistrationMode = Type.Enum([...registrationModes], {
  description: 'Whether a registration opens the shop at once or waits for the staff',
});

const registrationSetting = {
  registration: RegistrationMode,
  staffLanguage: LanguageCode,
};

export const StoreRegistration = Closed({ id: Id, name: Type.String(), ...registrationSetting });
export const RegistrationSetting = Closed(registrationSetting);
export type RegistrationSetting = Static<typeof RegistrationSetting>;
export type StoreRegistration = Static<typeof StoreRegistration>;

export const registrationSettingRoutes = defineBackofficeRoutes({
  storeRegistrations: {
    method: 'GET',
    path: 'backoffice/store-registrations',
    permission: 'settings.edit',
    tag: 'Settings',
    summary: 'How each store takes registrations',
    response: ShortList(StoreRegistration),
  },
  changeStoreRegistration: {
    method: 'PUT',
    path: 'backoffice/store-registrations/{id}',
    permission: 'settings.edit',
    tag: 'Settings',
    summary:
      'Choose whether registrations of a store wait for the staff, and the language in which the store is told; those that wait go on waiting',
    params: Closed({ id: Id }),
    body: RegistrationSetting,
    response: StoreRegistration,
  },
});
