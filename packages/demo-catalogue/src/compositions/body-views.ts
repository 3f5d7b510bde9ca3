import { view, type Composition } from './composition.ts';

/** Boards of body, electrics, accessories and motorcycles that show some parts of a larger drawing, or all of them. */
export const bodyViews: readonly Composition[] = [
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
     receiver-drier pipe-o-ring ac-pressure-sensor service-valve-cap extra-refrigerant extra-ac-oil`,
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
