/** Kinds of vehicle: cars, motorcycles, classic cars. */
export const vehicleKinds = ['PKW', 'MOTORRAD', 'CLASSIC'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];
