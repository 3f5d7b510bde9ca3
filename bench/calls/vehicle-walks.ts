import type { Condition, Category } from '@partsboard/contract/boards';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import type { FilterOption, FilterState, Vehicle } from '@partsboard/contract/vehicles';
import { vehicleFilterInput } from '@partsboard/contract/vehicle-filter-input';
import { choiceOfStep, stepsFor } from '@partsboard/domain/filter-cascade';
import type { LoadRequest } from '../load/load-job.ts';
import { apiRequest, ask, type Caller, type Site } from '../servers/site.ts';
import type { SampleCar } from '../data/samples.ts';

/** What a person's browser learns on the way to a board, asked beforehand so that only the call itself is measured. */

export const vinRequest = (caller: Caller, vin: string): LoadRequest =>
  apiRequest('GET', `level4/Vehicle?vin=${vin}`, caller);

export async function vehicleOf(site: Site, caller: Caller, car: SampleCar): Promise<Vehicle> {
  const [vehicle] = (await ask(site, vinRequest(caller, car.vin))) as Vehicle[];
  if (!vehicle) throw new Error(`There is no car ${car.vin}`);
  return vehicle;
}

/** The board of a car with its equipment filters preset, as the shop asks for it. */
export async function boardRequest(site: Site, caller: Caller, car: SampleCar): Promise<LoadRequest> {
  const vehicle = vehicleFilterInput(await vehicleOf(site, caller, car));
  const id = productIdOfBoard(car.boardId);
  const conditions = (await ask(
    site,
    apiRequest('POST', 'Level4Product/VehicleConditions', caller, { ...vehicle, id }),
  )) as Condition[];
  const vehicleConditions = conditions.map(({ Id, Selected, EquipmentWithSpring }) => ({
    Id,
    Selected,
    EquipmentWithSpring,
  }));
  return apiRequest('POST', 'Level4Product/Board', caller, { ...vehicle, id, vehicleConditions });
}

/** The boards of one of the car's main groups. */
export async function boardListRequest(site: Site, caller: Caller, car: SampleCar): Promise<LoadRequest> {
  const vehicle = vehicleFilterInput(await vehicleOf(site, caller, car));
  const all = (await ask(site, apiRequest('POST', 'Level4Category/List', caller, vehicle))) as Category[];
  const groups = all.filter(({ ParentCategoryId }) => ParentCategoryId === 0);
  const group = groups[car.boardId % groups.length];
  if (!group) throw new Error(`The car ${car.vin} has no categories`);
  return apiRequest('POST', 'Level4Product/Boards', caller, {
    ...vehicle,
    id: group.Id,
    searchType: 'Grouped',
  });
}

function answered(state: FilterState, step: keyof typeof choiceOfStep, option: FilterOption): FilterState {
  const field = choiceOfStep[step];
  if (field === 'versionList') return { ...state, versionList: [option.Id] };
  const isNumber = field === 'brandId' || field === 'year' || field === 'month';
  return { ...state, [field]: isNumber ? Number(option.Id) : option.Id };
}

/** Every step of the vehicle filter on one way through it; `turn` chooses the way. */
export async function filterRequests(site: Site, caller: Caller, turn: number): Promise<LoadRequest[]> {
  const requests: LoadRequest[] = [];
  let state: FilterState = { category: 'PKW' };
  for (const step of stepsFor('PKW')) {
    const request = apiRequest('POST', `level4/VehicleFilter?type=${step}`, caller, state);
    requests.push(request);
    const options = (await ask(site, request)) as FilterOption[];
    const option = options[turn % options.length];
    if (!option) break;
    if (step !== 'category') state = answered(state, step, option);
  }
  return requests;
}
