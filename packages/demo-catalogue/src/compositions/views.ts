import { view, type Composition } from './composition.ts';

/** Boards that show some parts of a larger drawing, or all of them under names of their own. */
export const viewCompositions: readonly Composition[] = [
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
  // Body
  view(
    'door-shell',
    'Door with hinges',
    'front-door',
    'door-panel door-hinge-upper door-hinge-lower hinge-bolt door-check door-seal striker-plate',
  ),
  view(
    'door-handles',
    'Door handles and locks',
    'front-door',
    'outer-handle handle-carrier lock-cylinder door-lock striker-plate',
  ),
  view(
    'window-regulators',
    'Window regulators',
    'front-door',
    'window-regulator regulator-motor regulator-screw door-glass glass-bracket',
  ),
  view(
    'parking-sensors',
    'Parking sensors',
    'park-retrofit',
    'park-sensor sensor-holder park-control-unit warning-buzzer plug-housing fitting-screw',
  ),
  view(
    'dashboard',
    'Dashboard',
    'instrument-panel',
    `dashboard centre-vent side-vent-left side-vent-right glove-box glove-box-lock decor-strip knee-trim
     dashboard-screw trim-clip`,
  ),
  view(
    'instrument-cluster',
    'Instrument cluster',
    'instrument-panel',
    'instrument-cluster centre-display dashboard-screw',
  ),
  view(
    'seat-upholstery',
    'Front seat',
    'front-seat',
    `seat-cushion seat-backrest headrest headrest-guide seat-trim-outer seat-heater-mat backrest-panel`,
  ),
  view(
    'seat-frame',
    'Front seat, frame and drives',
    'front-seat',
    'seat-frame seat-rail seat-motor seat-adjuster-switch seat-bolt',
  ),
  view(
    'rear-seat-belt',
    'Rear seat belts',
    'seat-belt',
    'belt-retractor belt-buckle belt-tongue belt-guide belt-bolt belt-cap lower-anchor',
  ),
  // Electrics
  view(
    'body-harness',
    'Body wiring harness',
    'wiring-harness',
    `main-harness plug-housing socket-housing contact-pin contact-bush wire-seal cable-duct harness-grommet
     cable-tie harness-clip connector-bracket ground-bolt extra-repair-lead`,
  ),
  view(
    'main-harness',
    'Main wiring harness',
    'wiring-harness',
    `main-harness plug-housing socket-housing contact-pin contact-bush wire-seal cable-duct harness-grommet
     cable-tie harness-clip connector-bracket ground-bolt`,
  ),
  view(
    'body-control-units',
    'Control units and modules',
    'control-units',
    'body-control-unit gateway-unit unit-connector unit-bracket unit-screw bracket-nut',
  ),
  view(
    'led-headlamp',
    'LED headlamp retrofit',
    'headlamp',
    'headlamp lamp-control-unit levelling-motor headlamp-bracket headlamp-screw lamp-seal',
  ),
  view(
    'condenser',
    'Condenser and compressor',
    'air-conditioning',
    `condenser condenser-mount ac-compressor compressor-clutch compressor-bolt pressure-pipe suction-pipe
     receiver-drier pipe-o-ring ac-pressure-sensor service-valve-cap extra-ac-oil`,
  ),
  view(
    'speakers',
    'Speakers and amplifier',
    'audio-system',
    'amplifier amplifier-bracket woofer tweeter mid-range-speaker speaker-grille unit-screw',
  ),
  view(
    'navigation',
    'Navigation and display',
    'audio-system',
    'head-unit centre-display display-bracket controller-knob roof-aerial unit-screw',
  ),
  // Accessories
  view(
    'factory-towbar',
    'Factory trailer hitch',
    'towbar',
    `towbar-crossmember tow-ball ball-cover towbar-socket socket-bracket towbar-harness trailer-control-unit
     side-plate towbar-bolt towbar-nut socket-gasket`,
  ),
  view(
    'rail-rack',
    'Roof rack on rails',
    'roof-rack',
    `rack-bar-front rack-bar-rear rack-foot rack-foot-cover rack-lock rack-key clamp-bracket foot-pad
     bar-end-cap rack-bolt`,
  ),
  // Motorcycle
  view(
    'mc-fork-legs',
    'Telescopic fork',
    'mc-fork',
    `fork-stanchion fork-slider fork-spring fork-cap fork-seal dust-seal slide-bush damper-rod front-axle
     axle-clamp-bolt extra-fork-seal-set`,
  ),
  view(
    'mc-fork-bridges',
    'Fork bridges and steering head bearing',
    'mc-fork',
    'fork-bridge-upper fork-bridge-lower steering-head-bearing axle-clamp-bolt',
  ),
  view(
    'mc-grips',
    'Handlebar and grips',
    'mc-handlebar',
    'handlebar bar-grip-left throttle-grip bar-end-weight bar-clamp clamp-screw mirror-left mirror-right',
  ),
  view(
    'mc-levers',
    'Handlebar switches and levers',
    'mc-handlebar',
    'brake-lever clutch-lever lever-cylinder switch-unit-left switch-unit-right',
  ),
  view('mc-heated-grips', 'Heated grips', 'mc-handlebar', 'bar-grip-left throttle-grip bar-end-weight'),
  view(
    'mc-upper-fairing',
    'Upper fairing and windshield',
    'mc-fairing',
    'fairing-upper windshield windshield-screw fairing-bracket rubber-grommet fairing-screw',
  ),
  view(
    'mc-side-fairing',
    'Side fairings',
    'mc-fairing',
    'fairing-side-left fairing-side-right inner-panel quick-fastener fairing-screw rubber-grommet',
  ),
  view(
    'mc-headlamp',
    'Motorcycle headlamp',
    'mc-fairing',
    'fairing-headlamp fairing-bracket rubber-grommet fairing-screw',
  ),
  view(
    'mc-mudguard',
    'Rear mudguard and number plate holder',
    'mc-seat',
    'mc-mudguard mc-number-plate-holder mudguard-screw mc-rear-lamp',
  ),
  view(
    'mc-saddle',
    'Seat and grab rail',
    'mc-seat',
    'mc-seat-rider mc-seat-pillion mc-tail-cover mc-grab-rail mc-seat-lock seat-rubber grab-rail-bolt',
  ),
];
