/** What is fitted only together with a part: role | roles on the same board. */
const fitTable = `
pad-set | wear-sensor extra-pad-fitting-set
disc | disc-screw
caliper | bracket-bolt
head-gasket | head-bolt
timing-chain | chain-tensioner sprocket-bolt
connecting-rod | rod-bolt
flywheel | flywheel-bolt
dual-mass-flywheel | flywheel-bolt
clutch-disc | pressure-plate
vibration-damper | damper-bolt
oil-filter-element | filter-cap-o-ring
water-pump | water-pump-gasket
thermostat | thermostat-o-ring
turbocharger | turbo-gasket sealing-washer
injector | injector-seal injector-clip
strut-damper | strut-nut
rear-damper | damper-nut damper-bolt
wheel-bearing | hub-bolt axle-nut
wishbone | arm-bolt arm-nut
lower-arm | arm-bolt arm-nut
tie-rod-end | tie-rod-nut lock-nut
flex-disc | flex-disc-bolt flex-disc-nut
outer-boot | boot-clamp-large boot-clamp-small
condenser | pipe-o-ring receiver-drier
ac-compressor | pipe-o-ring receiver-drier
steering-wheel | wheel-bolt
gearbox-oil-pan | pan-gasket pan-bolt
fork-seal | dust-seal
drive-chain | chain-sprocket-rear chain-pinion
`;

/** What a repair with this part also needs. */
const repairTable = `
caliper | caliper-piston-seal bleeder-screw bleeder-cap extra-brake-paste
disc | pad-set wear-sensor
cylinder-head | head-gasket head-bolt flange-gasket
cylinder-block | rear-cover-gasket rear-shaft-seal drain-plug-seal
crankshaft | main-bearing-shell thrust-bearing-shell front-shaft-seal
piston | piston-pin pin-circlip rod-bearing-shell
intake-camshaft | camshaft-bearing-cap bearing-cap-bolt valve-stem-seal
turbocharger | turbo-gasket sealing-washer v-band-clamp oil-feed-pipe
oil-pan | oil-pan-gasket oil-drain-plug drain-plug-seal extra-pan-sealant
starter | starter-bolt terminal-nut
radiator | radiator-mount-lower hose-clamp extra-coolant
water-pump | water-pump-gasket coolant-pipe-o-ring
fuel-pump-unit | pump-seal lock-ring
high-pressure-pump | pump-gasket high-pressure-pipe
catalytic-converter | exhaust-gasket v-band-clamp manifold-nut
exhaust-manifold | exhaust-gasket manifold-nut manifold-stud
drive-shaft | axle-nut grease-tube
differential-housing | output-seal extra-diff-oil
gearbox-housing | gearbox-gasket output-seal input-seal extra-gear-oil
automatic-gearbox | pan-gasket filter-seal plug-sleeve
steering-rack | tie-rod-nut rack-bolt
strut-damper | strut-mount strut-bearing bump-stop dust-sleeve
rear-damper | damper-mount bump-stop dust-sleeve
brake-booster | booster-gasket booster-nut
master-cylinder | cylinder-o-ring cylinder-nut extra-brake-fluid
ac-compressor | pipe-o-ring extra-ac-oil
windscreen | glazing-adhesive windscreen-frame-seal spacer-block
headlamp | headlamp-screw lamp-seal
fork-stanchion | fork-seal dust-seal slide-bush
`;

const read = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [role = '', companions = ''] = line.split('|').map((cell) => cell.trim());
        return [role, companions.split(' ')];
      }),
  );

export const fitCompanions = read(fitTable);
export const repairCompanions = read(repairTable);
