import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mainGroups } from './groups/groups.ts';
import { BoardFiles } from './output/board-files.ts';
import { writeCategories } from './output/category-files.ts';
import { DrawingFiles } from './output/drawing-files.ts';
import { writeDiscounts, writePartFiles } from './output/part-files.ts';
import { PictureFiles } from './output/picture-files.ts';
import { trimsOfFleet, VehicleFiles, writeEquipmentFiles } from './output/vehicle-files.ts';
import { writeCatalogueHead, writeVehicleTypeFiles } from './output/vehicle-type-files.ts';
import { PartRegister } from './parts/part-register.ts';
import { DEFAULT_SCALE, DEFAULT_SEED, sizeAt } from './scale.ts';
import { makeFleet } from './vehicles/fleet.ts';

export interface CatalogueRequest {
  /** Is made if it is not there; files of the same name are replaced. */
  folder: string;
  seed?: number;
  /** 1 is the size of a large manufacturer's catalogue; at least the default. */
  scale?: number;
  /** Called with what is being written. */
  onProgress?: (step: string) => void;
}

export interface CatalogueSummary {
  series: number;
  vehicleTypes: number;
  vehicles: number;
  mainGroups: number;
  subgroups: number;
  boards: number;
  lines: number;
  fitmentRows: number;
  drawings: number;
  parts: number;
}

/** Writes a whole catalogue in the import format; the same seed and scale always give the same bytes. */
export const generateCatalogue = (request: CatalogueRequest): CatalogueSummary => {
  const { folder, seed = DEFAULT_SEED, scale = DEFAULT_SCALE, onProgress = () => undefined } = request;
  const size = sizeAt(scale);
  mkdirSync(join(folder, 'drawings'), { recursive: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });

  onProgress('vehicle types');
  const fleet = makeFleet(seed, size);
  const trims = trimsOfFleet(fleet, seed);
  writeCatalogueHead(folder);
  writeVehicleTypeFiles(folder, fleet);
  writeEquipmentFiles(folder, [...trims.values()].flat());

  onProgress('boards');
  const groups = mainGroups(size.everyGroup);
  const register = new PartRegister(seed, size.earlierNumbers);
  const drawings = new DrawingFiles({ folder, seed, retired: size.retiredDrawings });
  const boards = new BoardFiles(folder, { seed, size, register }, drawings);
  boards.write(groups, fleet);
  drawings.close();

  onProgress('parts');
  const pictures = new PictureFiles(folder);
  const parts = register.sorted();
  writePartFiles(parts, {
    folder,
    seed,
    stockShare: size.stockShare,
    pictureOf: (part) => pictures.pictureOf(part),
  });
  writeCategories(folder, groups, pictures);
  writeDiscounts(folder);

  onProgress('vehicles');
  const vehicles = new VehicleFiles(folder, trims, size, seed);
  vehicles.write(fleet, size.vehicles);

  return {
    series: fleet.series.length,
    vehicleTypes: fleet.types.length,
    vehicles: vehicles.rows.vehicles,
    mainGroups: groups.length,
    subgroups: groups.flatMap(({ subgroups }) => subgroups).length,
    boards: boards.rows.boards,
    lines: boards.rows.lines,
    fitmentRows: boards.rows.fitment,
    drawings: drawings.rows.drawings,
    parts: parts.length,
  };
};
