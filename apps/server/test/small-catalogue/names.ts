/*
 * A catalogue small enough to know by heart. Series L31 has four types of car (1 manual, 2 automatic, 3 US,
 * 4 right-hand drive), L40 one that is still built (5); 6 is a motorcycle, 7 a classic car.
 */

export const CATEGORY = { brakes: 34, frontBrake: 3411, rearBrake: 3421, body: 51, doors: 5111, empty: 99 };

export const BOARD = { disc: 1, latePads: 2, retrofit: 3, caliper: 4, door: 5 };

export const VEHICLE = { complete: 1, incomplete: 2, rightHand: 3 };

export const VIN = {
  complete: 'WVLAA31070K123456',
  incomplete: 'WVLBB40010K123456',
  rightHand: 'WVLAA31070R000001',
};

export const EQUIPMENT = { S205A: 1, S1CA: 2, S1CB: 3, S322A: 4, S494A: 5 };

export const PART = {
  discA: 101,
  discB: 102,
  padsEarly: 103,
  padsLate: 104,
  sensorOld: 105,
  sensor: 106,
  bracketAutomatic: 107,
  cableRight: 108,
  doorSeal: 109,
  bolt: 110,
  clipOld: 111,
  clip: 112,
  namesakeVelora: 113,
  namesakeNorden: 114,
  sensorOldest: 115,
};
