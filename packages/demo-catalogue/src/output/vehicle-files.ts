import { formatMonth, monthNumber } from '@partsboard/domain/month';
import { CsvFile } from '../csv-file.ts';
import { curatedVehicles, type CuratedVehicle } from '../examples.ts';
import { hashText } from '../random.ts';
import type { Size } from '../scale.ts';
import { campaigns } from '../vehicles/campaigns.ts';
import { trimsOf, type Trim } from '../vehicles/equipment-packs.ts';
import { allEquipment } from '../vehicles/equipment.ts';
import { ISSUED, type Fleet, type Series, type VehicleType } from '../vehicles/fleet.ts';
import { serialsOf, vinPrefix } from '../vehicles/vins.ts';

const today = monthNumber(ISSUED.year, ISSUED.month);

const paints = ['A12', 'A33', 'B07', 'B41', 'C05', 'C28', 'D16', 'E90', 'F02', 'G77', 'H31', 'K64'] as const;
const upholsteries = ['LCSW', 'LCBE', 'LCKO', 'STAN', 'STGR', 'ALSW'] as const;

/** Option packs of one trim: few enough to be kept, many enough that neighbours differ. */
const PACKS = 40;

const CAMPAIGN_PERCENT = 11;

const standardCodes = new Set(allEquipment.filter(({ kind }) => kind === 'standard').map(({ code }) => code));

interface CuratedEquipment {
  setCode: string;
  standard: readonly string[];
  optional: readonly string[];
}

/** The named vehicles have their own combination of standard equipment; of some nothing is known. */
const curatedEquipment = ({ type, equipment }: CuratedVehicle): CuratedEquipment => {
  const codes = equipment === '' ? [] : equipment.split(' ');
  const standard = codes.filter((code) => standardCodes.has(code));
  const optional = codes.filter((code) => !standardCodes.has(code));
  return { setCode: standard.length === 0 ? '' : `STD-${type}`, standard, optional };
};

export const writeEquipmentFiles = (folder: string, trims: Iterable<Trim>): void => {
  const equipment = new CsvFile(folder, 'equipment.csv', 'code,kind,exclusive_group,name_pl,name_en');
  for (const { code, kind, group, pl, en } of allEquipment) equipment.write(code, kind, group, pl, en);
  equipment.close();
  const sets = new CsvFile(folder, 'equipment-sets.csv', 'code,equipment');
  const named = curatedVehicles.map(curatedEquipment).filter(({ setCode }) => setCode !== '');
  for (const { setCode, standard } of [...trims, ...named].sort((a, b) => (a.setCode < b.setCode ? -1 : 1)))
    sets.write(setCode, standard.join(' '));
  sets.close();
  const campaignFile = new CsvFile(
    folder,
    'campaigns.csv',
    'number,description_pl,description_en,reservations_pl,reservations_en',
  );
  for (const { number, descriptionPl, descriptionEn, reservationsPl, reservationsEn } of campaigns)
    campaignFile.write(number, descriptionPl, descriptionEn, reservationsPl, reservationsEn);
  campaignFile.close();
};

/** Writes every single vehicle, ordered by VIN since types are ordered by the beginning of theirs. */
export class VehicleFiles {
  readonly #vehicles: CsvFile;
  readonly #campaigns: CsvFile;
  readonly #trims: ReadonlyMap<Series, readonly Trim[]>;
  readonly #seed: number;
  readonly #known: number;

  constructor(folder: string, trims: ReadonlyMap<Series, readonly Trim[]>, size: Size, seed: number) {
    this.#vehicles = new CsvFile(
      folder,
      'vehicles.csv',
      'vin,type,produced,paint,upholstery,standard_set,optional,retrofitted,equipment_complete',
    );
    this.#campaigns = new CsvFile(folder, 'vehicle-campaigns.csv', 'vin,campaign,status');
    this.#trims = trims;
    this.#seed = seed;
    this.#known = Math.round(size.equipmentKnown * 100);
  }

  get rows(): { vehicles: number; campaigns: number } {
    return { vehicles: this.#vehicles.rows, campaigns: this.#campaigns.rows };
  }

  write(fleet: Fleet, count: number): void {
    const types = [...fleet.types].sort((a, b) => (vinPrefix(a) < vinPrefix(b) ? -1 : 1));
    types.forEach((type, index) => {
      const share =
        Math.floor(((index + 1) * count) / types.length) - Math.floor((index * count) / types.length);
      this.#writeType(
        type,
        share,
        curatedVehicles.filter((vehicle) => vehicle.type === type.code),
      );
    });
    this.#vehicles.close();
    this.#campaigns.close();
  }

  #writeType(type: VehicleType, count: number, curated: readonly CuratedVehicle[]): void {
    const prefix = vinPrefix(type);
    const pinned = new Map(curated.map((vehicle) => [vehicle.serial, vehicle]));
    const serials = [...serialsOf(type, count, this.#seed), ...pinned.keys()].sort();
    const last = Math.min(type.last ?? today, today);
    const months = last - type.first + 1;
    serials.forEach((serial, index) => {
      if (serial === serials[index - 1]) return;
      const vin = `${prefix}${serial}`;
      const vehicle = pinned.get(serial);
      if (vehicle) this.#writeCurated(vin, vehicle);
      else this.#writeVehicle(vin, type, type.first + Math.floor((index * months) / serials.length));
    });
  }

  #writeVehicle(vin: string, type: VehicleType, month: number): void {
    const chance = hashText(vin, this.#seed);
    const day = String(1 + (chance % 28)).padStart(2, '0');
    const paint = paints[(chance >>> 5) % paints.length] ?? '';
    const upholstery = upholsteries[(chance >>> 9) % upholsteries.length] ?? '';
    this.#vehicles.writeLine(
      `${vin},${type.code},${formatMonth(month)}-${day},${paint},${upholstery},${this.#equipmentOf(type, chance)}`,
    );
    if (chance % 100 < CAMPAIGN_PERCENT) this.#writeCampaigns(vin, chance >>> 7);
  }

  /** The last four columns: unknown for some vehicles, partly known for others. */
  #equipmentOf(type: VehicleType, chance: number): string {
    const trims = this.#trims.get(type.series) ?? [];
    const trim = trims[(chance >>> 3) % 3];
    if (!trim || (chance >>> 11) % 100 >= this.#known) return ',,,no';
    const pack = trim.packs[(chance >>> 6) % PACKS];
    const retrofitted = (chance >>> 13) % 14 === 0 ? (pack?.retrofittable ?? '') : '';
    return `${trim.setCode},${pack?.optional ?? ''},${retrofitted},${(chance >>> 17) % 5 === 0 ? 'no' : 'yes'}`;
  }

  #writeCampaigns(vin: string, chance: number): void {
    const first = chance % campaigns.length;
    const both = (chance >>> 4) % 4 === 0;
    campaigns.forEach(({ number }, index) => {
      if (index === first || (both && index === first + 3))
        this.#campaigns.write(vin, number, (chance + index) % 3 === 0 ? 'open' : 'done');
    });
  }

  #writeCurated(vin: string, vehicle: CuratedVehicle): void {
    const { type, produced, paint, upholstery, retrofitted, complete, campaigns: own } = vehicle;
    const { setCode, optional } = curatedEquipment(vehicle);
    this.#vehicles.write(
      vin,
      type,
      produced,
      paint,
      upholstery,
      setCode,
      optional.join(' '),
      retrofitted,
      complete ? 'yes' : 'no',
    );
    for (const { number, status } of own) this.#campaigns.write(vin, number, status);
  }
}

export const trimsOfFleet = (fleet: Fleet, seed: number): ReadonlyMap<Series, readonly Trim[]> =>
  new Map(fleet.series.map((series) => [series, trimsOf(series, PACKS, seed)]));
