import type { EquipmentAnswer } from '@partsboard/contract/vehicles';
import { changeChosenVehicle } from './chosen-vehicle.ts';

const isAbout = (codes: readonly string[], { Asked }: EquipmentAnswer) =>
  Asked.some((code) => codes.includes(code));

/** Remembers what a person said about the chosen vehicle, in place of what they said about the same codes before. */
export const rememberAnswer = (answer: EquipmentAnswer): void =>
  changeChosenVehicle(({ Answers = [], ...vehicle }) => ({
    ...vehicle,
    Answers: [...Answers.filter((earlier) => !isAbout(answer.Asked, earlier)), answer],
  }));

export const takeBackAnswer = (answer: EquipmentAnswer): void =>
  changeChosenVehicle(({ Answers = [], ...vehicle }) => ({
    ...vehicle,
    Answers: Answers.filter((earlier) => !isAbout(answer.Asked, earlier)),
  }));

/** Does not ask again about these codes. */
export const skipQuestion = (codes: readonly string[]): void =>
  changeChosenVehicle(({ SkippedCodes = [], ...vehicle }) => ({
    ...vehicle,
    SkippedCodes: [...new Set([...SkippedCodes, ...codes])],
  }));

export const askSkippedAgain = (): void =>
  changeChosenVehicle((vehicle) => ({ ...vehicle, SkippedCodes: [] }));
