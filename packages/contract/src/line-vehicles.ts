import { MAX_LINE_VEHICLES } from '@partsboard/domain/line-vehicles';
import { Closed, Id, Nullable, RequiredText, Text, Type, type Static } from './schema.ts';
import { VehicleFilterInput } from './vehicles.ts';

/** A longer filter is not stored; the line has its vehicle, which is not judged. */
export const MAX_LINE_FILTER_LENGTH = 2000;

const Code = Text(80);

/** What a vehicle without a VIN is judged by, and what a person said about its equipment. */
export const LineFilter = Closed({
  year: VehicleFilterInput.properties.year,
  month: VehicleFilterInput.properties.month,
  transmissionType: Type.Optional(Nullable(Code)),
  vehicleKeyList: Type.Optional(Type.Array(Code, { maxItems: 200 })),
  equipmentList: Type.Optional(Type.Array(Code, { maxItems: 500 })),
  equipmentAnswers: Type.Optional(
    Type.Array(Closed({ Asked: Type.Array(Code, { minItems: 1, maxItems: 50 }), Has: Nullable(Code) }), {
      maxItems: 100,
    }),
  ),
});
export type LineFilter = Static<typeof LineFilter>;

/** The vehicle for which a part was added: its text, and its id where a VIN has identified it. */
export const LineVehicle = Closed({
  Id: Nullable(Id),
  Name: RequiredText(120),
  Vin: Type.Optional(Nullable(RequiredText(17))),
  Filter: Type.Optional(Nullable(LineFilter)),
});
export type LineVehicle = Static<typeof LineVehicle>;

/** The vehicle for which parts are added. */
export const forVehicle = Type.Optional(Nullable(LineVehicle));

/** For which vehicles pieces of a line were added; pieces beyond those are for none. */
export const LineVehicles = Type.Array(
  Closed({ ...LineVehicle.properties, Quantity: Type.Integer({ minimum: 1, maximum: 99_999 }) }),
  {
    maxItems: MAX_LINE_VEHICLES,
    description:
      'The vehicles for which it was added, the last one last; never more pieces than the line has',
  },
);
export type LineVehicles = Static<typeof LineVehicles>;

/** The same for staff and for other systems. */
export const VehiclesOfLine = Type.Array(
  Closed({ vin: Nullable(Type.String()), name: Type.String(), quantity: Type.Integer() }),
  { description: 'The vehicles for which the customer wanted it; pieces beyond those are for none' },
);
export type VehiclesOfLine = Static<typeof VehiclesOfLine>;
