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
  // Small boards of their own
  composition(
    'fog-lamp',
    'Front fog lamp',
    `fog-lamp fog-bulb fog-bulb-holder fog-lamp-bracket fog-lamp-connector fog-lamp-screw fog-lamp-trim
     fog-adjuster`,
  ),
  composition(
    'interior-lamps',
    'Interior lighting',
    `interior-lamp-front interior-lamp-rear reading-lamp-lens interior-bulb ambient-lamp glove-box-lamp
     luggage-lamp footwell-lamp lamp-plug lamp-clip`,
  ),
  composition(
    'evaporator',
    'Evaporator and expansion valve',
    `evaporator expansion-valve valve-seal valve-screw evaporator-sensor evaporator-case case-clip
     condensate-hose pipe-o-ring`,
  ),
  composition(
    'heater-hoses',
    'Heater water hoses',
    `heater-feed-hose heater-return-hose heater-valve heater-water-pump heater-hose-clamp heater-coupling
     heater-hose-seal heater-hose-holder holder-screw`,
  ),
  composition(
    'exhaust-sensors',
    'Exhaust sensors',
    `oxygen-sensor monitor-sensor exhaust-temperature-sensor differential-pressure-sensor pressure-line
     sensor-holder-plate cable-holder holder-bolt`,
  ),
  composition(
    'lock-set',
    'Lock set with keys',
    `master-key spare-key key-transmitter key-battery lock-cylinder glove-box-lock cylinder-cap code-plate`,
  ),
];
