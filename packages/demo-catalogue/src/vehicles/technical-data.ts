import { monthNumber } from '@partsboard/domain/month';
import type { VehicleType } from './fleet.ts';

interface Text {
  pl: string;
  en: string;
}

const same = (value: string): Text => ({ pl: value, en: value });

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

const kilowatts = (horsepower: number): number => Math.round(horsepower * 0.7355);

/** What a workshop wants to see of a type, in order. */
export const technicalDataOf = (type: VehicleType): { name: Text; value: Text }[] => {
  const { model, series, transmission } = type;
  const { engine, horsepower } = model;
  const { segment } = series.line;
  const isMotorcycle = series.category === 'MOTORRAD';
  const litres = tenth(engine.displacement / 1000);
  const mass = isMotorcycle
    ? 150 + segment * 22 + Math.round(horsepower / 4)
    : 880 + segment * 190 + horsepower;
  const wheelbase = isMotorcycle ? 1330 + segment * 45 : 2380 + segment * 130;
  return [
    {
      name: { pl: 'Moc', en: 'Output' },
      value: {
        pl: `${kilowatts(horsepower)} kW (${horsepower} KM)`,
        en: `${kilowatts(horsepower)} kW (${horsepower} hp)`,
      },
    },
    {
      name: { pl: 'Pojemność silnika', en: 'Engine displacement' },
      value: {
        pl: `${engine.displacement} cm³ (${litres.replace('.', ',')} l)`,
        en: `${engine.displacement} cm³ (${litres} l)`,
      },
    },
    { name: { pl: 'Liczba cylindrów', en: 'Cylinders' }, value: same(String(engine.cylinders)) },
    {
      name: { pl: 'Paliwo', en: 'Fuel' },
      value:
        engine.fuel === 'diesel' ? { pl: 'Olej napędowy', en: 'Diesel' } : { pl: 'Benzyna', en: 'Petrol' },
    },
    {
      name: { pl: 'Skrzynia biegów', en: 'Gearbox' },
      value:
        transmission === 'A'
          ? { pl: 'Automatyczna, 8 biegów', en: 'Automatic, 8 gears' }
          : {
              pl: series.category === 'CLASSIC' ? 'Manualna, 4 biegi' : 'Manualna, 6 biegów',
              en: `Manual, ${series.category === 'CLASSIC' ? 4 : 6} gears`,
            },
    },
    { name: { pl: 'Rozstaw osi', en: 'Wheelbase' }, value: same(`${wheelbase} mm`) },
    { name: { pl: 'Masa własna', en: 'Kerb weight' }, value: same(`${mass} kg`) },
  ];
};

export interface Fluid {
  kind: Text;
  quantity: string;
  unit: string;
  note?: Text;
}

/** The first month of the refrigerant that replaced R134a. */
export const NEW_REFRIGERANT = monthNumber(2017, 1);

/** Since 2017 new cars may no longer be filled with R134a. */
const refrigerantOf = ({ first, last }: VehicleType): Text => {
  if (first >= NEW_REFRIGERANT) return same('R1234yf');
  if (last !== undefined && last < NEW_REFRIGERANT) return same('R134a');
  return { pl: 'R1234yf (do 12/2016: R134a)', en: 'R1234yf (until 12/2016: R134a)' };
};

/** Fluids and how much of them the vehicle takes. */
export const fluidsOf = (type: VehicleType): Fluid[] => {
  const { model, series, transmission } = type;
  const { engine } = model;
  const isCar = series.category === 'PKW';
  const oil = 1.2 + engine.displacement / 780;
  const fluids: Fluid[] = [
    {
      kind: { pl: 'Olej silnikowy z filtrem', en: 'Engine oil with filter' },
      quantity: tenth(oil),
      unit: 'l',
      note: engine.fuel === 'diesel' ? same('SAE 5W-30, ACEA C3') : same('SAE 0W-20, ACEA C5'),
    },
    { kind: { pl: 'Płyn chłodzący', en: 'Coolant' }, quantity: tenth(oil * 1.45), unit: 'l' },
    {
      kind: { pl: 'Płyn hamulcowy', en: 'Brake fluid' },
      quantity: isCar ? '1' : '0.3',
      unit: 'l',
      note: same('DOT 4'),
    },
    transmission === 'A'
      ? {
          kind: { pl: 'Olej skrzyni automatycznej', en: 'Automatic gearbox oil' },
          quantity: '8.4',
          unit: 'l',
          note: { pl: 'Poziom sprawdzać przy temperaturze 40 °C', en: 'Check the level at 40 °C' },
        }
      : {
          kind: { pl: 'Olej skrzyni biegów', en: 'Gearbox oil' },
          quantity: isCar ? '1.6' : '0.8',
          unit: 'l',
        },
    {
      kind: { pl: 'Zbiornik paliwa', en: 'Fuel tank' },
      quantity: String(
        series.category === 'MOTORRAD' ? 13 + series.line.segment * 2 : 42 + series.line.segment * 5,
      ),
      unit: 'l',
    },
  ];
  if (isCar)
    fluids.push({
      kind: { pl: 'Czynnik chłodniczy klimatyzacji', en: 'Air conditioning refrigerant' },
      quantity: '0.55',
      unit: 'kg',
      note: refrigerantOf(type),
    });
  return fluids;
};
