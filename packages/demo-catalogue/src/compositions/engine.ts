import { composition, type Composition } from './composition.ts';

export const engineCompositions: readonly Composition[] = [
  // Engine
  composition(
    'engine-block',
    'Engine block',
    `cylinder-block main-bearing-cap bearing-cap-bolt core-plug dowel-sleeve oil-spray-nozzle
     block-drain-plug drain-plug-seal rear-cover rear-cover-gasket rear-shaft-seal cover-bolt knock-sensor`,
  ),
  composition(
    'oil-pan',
    'Oil pan and dipstick',
    `oil-pan oil-pan-gasket oil-pan-bolt oil-drain-plug drain-plug-seal oil-level-sensor sensor-o-ring
     sensor-nut dipstick dipstick-tube dipstick-o-ring oil-pickup`,
  ),
  composition(
    'cylinder-head',
    'Cylinder head',
    `cylinder-head head-gasket head-bolt head-bolt-washer valve-guide manifold-stud dowel-sleeve
     coolant-flange flange-gasket flange-bolt coolant-temperature-sensor lifting-eye`,
  ),
  composition(
    'cylinder-head-cover',
    'Cylinder head cover',
    `head-cover head-cover-gasket plug-well-gasket head-cover-bolt oil-filler-cap filler-cap-seal
     vent-valve vent-hose hose-clamp engine-cover cover-grommet`,
  ),
  composition(
    'crankshaft',
    'Crankshaft and flywheel',
    `crankshaft main-bearing-shell thrust-bearing-shell pilot-bearing flywheel flywheel-bolt
     vibration-damper damper-bolt crankshaft-sprocket woodruff-key front-shaft-seal trigger-wheel`,
  ),
  composition(
    'piston-conrod',
    'Pistons and connecting rods',
    `piston piston-ring-top piston-ring-second oil-control-ring piston-pin pin-circlip connecting-rod
     small-end-bush rod-bearing-shell rod-cap rod-bolt`,
  ),
  composition(
    'timing-chain',
    'Timing chain',
    `timing-chain intake-sprocket exhaust-sprocket crankshaft-sprocket sprocket-bolt chain-guide
     tensioning-rail chain-tensioner tensioner-seal guide-pin timing-cover timing-cover-gasket cover-bolt`,
  ),
  composition(
    'valve-gear',
    'Camshafts and valve gear',
    `intake-camshaft exhaust-camshaft camshaft-bearing-cap bearing-cap-bolt rocker-arm hydraulic-lifter
     valve-cotter spring-retainer valve-spring spring-seat valve-stem-seal intake-valve exhaust-valve`,
  ),
  composition(
    'belt-drive',
    'Belt drive',
    `ribbed-belt belt-tensioner tensioner-pulley deflection-pulley pulley-cover alternator-pulley
     compressor-pulley water-pump-pulley vibration-damper pulley-bolt tensioner-bolt`,
  ),
  composition(
    'engine-mount',
    'Engine suspension',
    `engine-mount-left engine-mount-right support-bracket-left support-bracket-right heat-shield
     mount-bolt mount-nut bracket-bolt torque-rod gearbox-mount gearbox-crossmember crossmember-bolt`,
  ),
  composition(
    'oil-filter',
    'Oil filter and oil cooler',
    `oil-filter-housing oil-filter-element oil-filter-cap filter-cap-o-ring cap-drain-plug
     housing-gasket oil-cooler oil-cooler-seal oil-pressure-switch housing-bolt bypass-valve`,
  ),
  composition(
    'intake-manifold',
    'Intake manifold',
    `intake-manifold manifold-gasket throttle-body throttle-gasket throttle-bolt manifold-nut
     pressure-sensor sensor-o-ring support-bracket intake-hose hose-clamp purge-valve`,
  ),
  composition(
    'turbocharger',
    'Turbocharger',
    `turbocharger turbo-gasket boost-actuator actuator-bracket oil-feed-pipe oil-return-pipe banjo-bolt
     sealing-washer v-band-clamp charge-air-hose hose-clamp manifold-nut heat-shield`,
  ),
  // Engine electrics
  composition(
    'starter',
    'Starter motor',
    `starter solenoid drive-pinion armature starter-housing brush-holder commutator-end-cap
     starter-bolt heat-shield terminal-nut`,
  ),
  composition(
    'alternator',
    'Alternator',
    `alternator-pulley drive-end-frame alternator-bearing rotor stator rear-end-frame voltage-regulator
     rectifier alternator-cover through-bolt pulley-nut alternator-bolt`,
  ),
  composition(
    'ignition',
    'Ignition system',
    `ignition-coil spark-plug coil-bolt coil-harness ignition-cover knock-sensor crankshaft-sensor
     camshaft-sensor sensor-o-ring sensor-bolt`,
  ),
  // Fuel and air
  composition(
    'fuel-tank',
    'Fuel tank',
    `fuel-tank tank-strap strap-bolt filler-neck filler-cap filler-hose hose-clamp tank-heat-shield
     vent-pipe rubber-buffer lock-ring roll-over-valve`,
  ),
  composition(
    'fuel-pump',
    'Fuel pump and fuel filter',
    `fuel-pump-unit pump-seal lock-ring fuel-level-sensor fuel-strainer fuel-filter filter-bracket
     fuel-hose hose-clamp fuel-line quick-coupling pump-connector`,
  ),
  composition(
    'fuel-injection',
    'Fuel injection',
    `fuel-rail injector injector-o-ring injector-clip injector-seal rail-bolt rail-pressure-sensor
     high-pressure-pump high-pressure-pipe pump-gasket pump-bolt roller-tappet`,
  ),
  composition(
    'air-filter',
    'Air filter',
    `air-filter-lower air-filter-element air-filter-upper air-mass-meter meter-seal meter-bolt
     intake-duct intake-snorkel hose-clamp rubber-mount cover-screw`,
  ),
  // Cooling
  composition(
    'radiator',
    'Radiator',
    `radiator radiator-mount-upper radiator-mount-lower upper-hose lower-hose hose-clamp fan-shroud
     fan-wheel fan-motor shroud-screw drain-screw air-duct`,
  ),
  composition(
    'water-pump',
    'Water pump and thermostat',
    `water-pump water-pump-gasket water-pump-pulley pulley-bolt pump-bolt thermostat thermostat-o-ring
     thermostat-housing housing-bolt coolant-temperature-sensor coolant-pipe coolant-pipe-o-ring`,
  ),
  composition(
    'expansion-tank',
    'Expansion tank and hoses',
    `expansion-tank expansion-tank-cap coolant-level-sensor tank-bracket vent-hose return-hose
     hose-clamp bleeder-screw bracket-bolt quick-coupling`,
  ),
  // Exhaust
  composition(
    'exhaust-system',
    'Exhaust system',
    `front-pipe centre-muffler rear-muffler exhaust-tip exhaust-clamp rubber-hanger hanger-bracket
     hanger-bolt flange-gasket flange-nut oxygen-sensor flap-actuator`,
  ),
  composition(
    'exhaust-manifold',
    'Exhaust manifold and catalytic converter',
    `exhaust-manifold exhaust-gasket manifold-nut manifold-stud catalytic-converter v-band-clamp
     oxygen-sensor monitor-sensor heat-shield heat-shield-bolt support-bracket`,
  ),
];
