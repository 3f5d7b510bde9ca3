import type { boards as Polish } from '../pl/boards.ts';

export const boards: typeof Polish = {
  unknownBoard: 'There is no such board.',
  unknownCategory: 'There is no such category.',
  unknownDrawing: 'There is no such drawing.',
  condition: { and: ' and ', or: ' or ', not: 'without ' },
  forOtherVehicles: 'The part is made for other vehicles.',
  dependsOnVehicleType: 'Depends on the exact vehicle type.',
  dependsOnEquipment: (named: string) => `Depends on the equipment ${named}.`,
  otherVehicleType: 'Does not fit this vehicle type.',
  builtBetween: (range) => `Only for vehicles built ${range}.`,
  builtFrom: (month) => `Only for vehicles built from ${month}.`,
  builtUntil: (month) => `Only for vehicles built until ${month}.`,
  onlySteering: {
    L: 'Only for left-hand drive.',
    R: 'Only for right-hand drive.',
  },
  onlyTransmission: {
    M: 'Only for manual transmission.',
    A: 'Only for automatic transmission.',
  },
  onlyWithEquipment: (codes) => `Only with the equipment ${codes}.`,
  notWithEquipment: (codes) => `Not with the equipment ${codes}.`,
};
