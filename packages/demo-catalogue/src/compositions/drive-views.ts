import { view, type Composition } from './composition.ts';

/** Boards of engine, axles and wheels that show some parts of a larger drawing, or all of them under names of their own. */
export const driveViews: readonly Composition[] = [
  // Engine
  view(
    'engine-suspension',
    'Engine suspension',
    'engine-mount',
    `engine-mount-left engine-mount-right support-bracket-left support-bracket-right heat-shield
     mount-bolt mount-nut bracket-bolt torque-rod`,
  ),
  view(
    'gearbox-suspension',
    'Gearbox suspension',
    'engine-mount',
    'gearbox-mount gearbox-crossmember crossmember-bolt mount-bolt mount-nut',
  ),
  view(
    'diesel-head-cover',
    'Cylinder head cover of a diesel engine',
    'cylinder-head-cover',
    `head-cover head-cover-gasket plug-well-gasket head-cover-bolt oil-filler-cap filler-cap-seal vent-valve
     vent-hose hose-clamp engine-cover cover-grommet extra-head-cover-set`,
  ),
  view(
    'diesel-intake',
    'Intake manifold of a diesel engine',
    'intake-manifold',
    `intake-manifold manifold-gasket throttle-body throttle-gasket throttle-bolt manifold-nut pressure-sensor
     sensor-o-ring support-bracket intake-hose hose-clamp purge-valve`,
  ),
  view(
    'engine-sensors',
    'Crankshaft and camshaft sensors',
    'ignition',
    'knock-sensor crankshaft-sensor camshaft-sensor sensor-o-ring sensor-bolt',
  ),
  view(
    'ecu-box',
    'Engine control unit and box',
    'control-units',
    'engine-control-unit control-unit-box box-cover box-seal unit-connector unit-bracket unit-screw box-fan',
  ),
  view(
    'engine-harness',
    'Engine wiring harness',
    'wiring-harness',
    'main-harness cable-duct harness-grommet cable-tie harness-clip connector-bracket ground-bolt',
  ),
  view(
    'fuel-rail',
    'Fuel rail and injectors',
    'fuel-injection',
    `fuel-rail injector injector-o-ring injector-clip injector-seal rail-bolt rail-pressure-sensor
     high-pressure-pipe extra-injector-set`,
  ),
  view(
    'high-pressure-pump',
    'High-pressure pump',
    'fuel-injection',
    'high-pressure-pump pump-gasket pump-bolt roller-tappet high-pressure-pipe',
  ),
  view(
    'throttle-body',
    'Throttle body and intake sensors',
    'intake-manifold',
    'throttle-body throttle-gasket throttle-bolt pressure-sensor sensor-o-ring intake-hose hose-clamp purge-valve',
  ),
  view(
    'fuel-lines',
    'Fuel lines and fuel filter',
    'fuel-pump',
    'fuel-line fuel-hose hose-clamp quick-coupling fuel-filter filter-bracket',
  ),
  view(
    'fuel-pump-unit',
    'Fuel pump and level sensor',
    'fuel-pump',
    'fuel-pump-unit pump-seal lock-ring fuel-level-sensor fuel-strainer pump-connector',
  ),
  view(
    'radiator-hoses',
    'Radiator and hoses',
    'radiator',
    `radiator radiator-mount-upper radiator-mount-lower upper-hose lower-hose hose-clamp drain-screw air-duct
     extra-coolant`,
  ),
  view('radiator-fan', 'Radiator fan with shroud', 'radiator', 'fan-shroud fan-wheel fan-motor shroud-screw'),
  view(
    'exhaust-pipes',
    'Exhaust pipes and silencers',
    'exhaust-system',
    `front-pipe centre-muffler rear-muffler exhaust-tip exhaust-clamp rubber-hanger hanger-bracket
     hanger-bolt flange-gasket flange-nut flap-actuator`,
  ),
  // Transmission and axles
  view(
    'automatic-gearbox-unit',
    'Automatic gearbox',
    'automatic-gearbox',
    `automatic-gearbox torque-converter converter-bolt gearbox-oil-filter filter-seal gearbox-oil-pan
     pan-gasket pan-bolt oil-drain-plug pan-magnet input-seal extra-atf-set`,
  ),
  view(
    'valve-body',
    'Valve body',
    'automatic-gearbox',
    'valve-body plug-sleeve gearbox-oil-filter filter-seal pan-gasket pan-bolt',
  ),
  view(
    'gear-selector',
    'Automatic gear selector',
    'gearshift',
    'shift-knob shift-boot boot-frame shift-lever lever-bush damping-washer shift-housing housing-bolt',
  ),
  view(
    'front-arms',
    'Front control arms and subframe',
    'front-wishbone',
    `front-subframe wishbone tension-strut ball-joint control-arm-bush hydro-mount arm-bolt arm-nut
     ball-joint-nut extra-wishbone-set`,
  ),
  view(
    'front-stabiliser',
    'Front stabiliser',
    'front-wishbone',
    'stabiliser-bar stabiliser-bush stabiliser-bracket stabiliser-link',
  ),
  view(
    'steering-gear',
    'Steering gear',
    'steering-rack',
    `steering-rack rack-boot boot-clamp-large boot-clamp-small rack-bush rack-bolt steering-motor
     steering-sensor extra-rack-boot-set`,
  ),
  view(
    'tie-rods',
    'Tie rods',
    'steering-rack',
    'tie-rod tie-rod-end tie-rod-nut lock-nut rack-boot boot-clamp-large boot-clamp-small',
  ),
  // Wheels
  view(
    'wheel-star',
    'Alloy wheel, star spoke',
    'wheel',
    `wheel-rim tyre wheel-bolt lock-bolt valve pressure-sensor-wheel hub-cap balance-weight
     lock-bolt-adapter valve-cap`,
  ),
  {
    ...view(
      'wheel-double-spoke',
      'Alloy wheel, double spoke',
      'wheel',
      `wheel-rim tyre wheel-bolt lock-bolt valve pressure-sensor-wheel hub-cap balance-weight
       lock-bolt-adapter valve-cap`,
    ),
    looksDifferent: true,
  },
  {
    ...view(
      'winter-wheel',
      'Complete winter wheels',
      'wheel',
      'wheel-rim tyre valve valve-cap pressure-sensor-wheel hub-cap balance-weight extra-winter-wheel-set',
    ),
    looksDifferent: true,
  },
  {
    ...view(
      'mc-wheel',
      'Motorcycle wheel',
      'wheel',
      'wheel-rim tyre valve valve-cap pressure-sensor-wheel balance-weight',
    ),
    looksDifferent: true,
  },
];
