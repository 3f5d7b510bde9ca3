import { composition, type Composition } from './composition.ts';

export const equipmentCompositions: readonly Composition[] = [
  // Electrics
  composition(
    'battery',
    'Battery and cables',
    `battery battery-tray battery-clamp clamp-bolt positive-cable negative-cable terminal-cover
     battery-sensor vent-hose battery-cover terminal-nut`,
  ),
  composition(
    'fuse-box',
    'Fuse box and relays',
    `fuse-carrier fuse-box-cover relay relay-socket blade-fuse maxi-fuse fuse-box-bracket carrier-screw
     supply-cable terminal-nut fuse-puller`,
  ),
  composition(
    'wiring-harness',
    'Wiring harness and connectors',
    `main-harness plug-housing socket-housing contact-pin contact-bush wire-seal cable-duct harness-grommet
     cable-tie harness-clip connector-bracket ground-bolt`,
  ),
  composition(
    'control-units',
    'Control units',
    `engine-control-unit body-control-unit gateway-unit control-unit-box box-cover box-seal unit-connector
     unit-bracket unit-screw box-fan bracket-nut`,
  ),
  composition(
    'switches',
    'Switches',
    `light-switch hazard-switch window-switch steering-column-lever start-button seat-adjuster-switch
     mirror-switch switch-panel brake-light-switch switch-connector trim-screw`,
  ),
  // Lighting
  composition(
    'headlamp',
    'Headlamp',
    `headlamp headlamp-lens bulb-low bulb-high indicator-bulb bulb-holder bulb-cover lamp-control-unit
     levelling-motor headlamp-bracket headlamp-screw lamp-seal`,
  ),
  composition(
    'rear-lamp',
    'Rear lamp',
    `rear-lamp rear-lamp-inner bulb-carrier bulb-brake bulb-tail indicator-bulb rear-lamp-gasket lamp-nut
     lamp-connector lamp-cover number-plate-lamp`,
  ),
  // Wipers and washers
  composition(
    'wiper',
    'Windscreen wiper',
    `wiper-linkage wiper-motor wiper-arm-left wiper-arm-right wiper-blade-left wiper-blade-right arm-nut-cap
     wiper-nut linkage-bolt linkage-bush cowl-panel`,
  ),
  composition(
    'washer-system',
    'Washer system',
    `washer-tank washer-filler washer-cap washer-pump pump-grommet level-sensor washer-hose washer-nozzle
     hose-connector tank-screw headlamp-nozzle`,
  ),
  // Heating and air conditioning
  composition(
    'blower',
    'Blower and heater housing',
    `heater-housing blower-motor blower-resistor heater-core cabin-filter filter-cover flap-motor
     housing-clip heater-pipe heater-pipe-seal housing-screw evaporator`,
  ),
  composition(
    'air-conditioning',
    'Compressor, condenser and refrigerant pipes',
    `condenser ac-compressor compressor-clutch compressor-bolt pressure-pipe suction-pipe receiver-drier
     pipe-o-ring ac-pressure-sensor expansion-valve service-valve-cap condenser-mount`,
  ),
  // Audio and navigation
  composition(
    'audio-system',
    'Audio and navigation system',
    `head-unit centre-display display-bracket controller-knob amplifier amplifier-bracket woofer tweeter
     mid-range-speaker speaker-grille roof-aerial unit-screw`,
  ),
  // Motorcycle
  composition(
    'mc-fork',
    'Motorcycle front fork',
    `fork-stanchion fork-slider fork-spring fork-cap fork-seal dust-seal slide-bush fork-bridge-upper
     fork-bridge-lower steering-head-bearing damper-rod front-axle axle-clamp-bolt`,
  ),
  composition(
    'mc-handlebar',
    'Motorcycle handlebar',
    `handlebar bar-grip-left throttle-grip bar-end-weight brake-lever clutch-lever lever-cylinder
     switch-unit-left switch-unit-right bar-clamp clamp-screw mirror-left mirror-right`,
  ),
  composition(
    'mc-chain-drive',
    'Motorcycle chain drive',
    `chain-sprocket-rear chain-pinion drive-chain chain-link sprocket-nut sprocket-carrier cush-rubber
     rear-axle chain-adjuster axle-nut chain-guard guard-screw`,
  ),
  composition(
    'mc-fairing',
    'Motorcycle fairing',
    `fairing-upper fairing-side-left fairing-side-right windshield windshield-screw fairing-bracket
     fairing-headlamp rubber-grommet fairing-screw quick-fastener inner-panel`,
  ),
  composition(
    'mc-seat',
    'Motorcycle seat and tail',
    `mc-seat-rider mc-seat-pillion mc-tail-cover mc-grab-rail mc-seat-lock seat-rubber grab-rail-bolt
     mc-rear-lamp mc-mudguard mc-number-plate-holder mudguard-screw`,
  ),
];
