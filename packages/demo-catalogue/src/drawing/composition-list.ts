export interface Composition {
  id: string;
  title: string;
  roles: readonly string[];
}

const composition = (id: string, title: string, roles: string): Composition => ({
  id,
  title,
  roles: roles.trim().split(/\s+/),
});

/** Every exploded view that the kit can draw; part data is written against these names. */
export const compositions: readonly Composition[] = [
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
  // Transmission
  composition(
    'clutch',
    'Clutch',
    `dual-mass-flywheel flywheel-bolt clutch-disc pressure-plate pressure-plate-bolt release-bearing
     release-fork guide-sleeve fork-ball-pin fork-clip pilot-bearing`,
  ),
  composition(
    'manual-gearbox',
    'Manual gearbox housing',
    `gearbox-housing clutch-housing gearbox-gasket output-flange output-seal input-seal gearbox-bolt
     oil-fill-plug oil-drain-plug reverse-light-switch vent-cap selector-shaft-seal dowel-sleeve`,
  ),
  composition(
    'gearbox-shafts',
    'Gear set and shafts',
    `input-shaft output-shaft gear-first gear-second gear-third synchroniser-ring synchroniser-hub
     shift-sleeve needle-bearing ball-bearing circlip spacer-ring`,
  ),
  composition(
    'automatic-gearbox',
    'Automatic gearbox',
    `automatic-gearbox torque-converter converter-bolt valve-body gearbox-oil-filter filter-seal
     gearbox-oil-pan pan-gasket pan-bolt oil-drain-plug pan-magnet input-seal plug-sleeve`,
  ),
  composition(
    'gearshift',
    'Gearshift',
    `shift-knob shift-boot shift-lever shift-housing shift-rod selector-joint joint-pin pin-clip
     lever-bush damping-washer boot-frame housing-bolt`,
  ),
  composition(
    'drive-shaft',
    'Drive shaft',
    `drive-shaft outer-joint outer-boot boot-clamp-large boot-clamp-small inner-joint inner-boot
     joint-circlip axle-nut grease-tube vibration-absorber`,
  ),
  composition(
    'propshaft',
    'Propeller shaft',
    `propshaft-front propshaft-rear flex-disc centre-bearing universal-joint centring-sleeve flex-disc-bolt
     flex-disc-nut bearing-bolt joint-circlip heat-shield`,
  ),
  composition(
    'differential',
    'Rear differential',
    `differential-housing differential-cover cover-gasket crown-wheel drive-pinion-gear differential-case
     bevel-gear taper-bearing output-flange output-seal cover-bolt oil-fill-plug vent-cap`,
  ),
  // Axles
  composition(
    'front-wishbone',
    'Front wishbones',
    `front-subframe wishbone tension-strut ball-joint control-arm-bush hydro-mount arm-bolt arm-nut
     ball-joint-nut stabiliser-bar stabiliser-bush stabiliser-bracket stabiliser-link`,
  ),
  composition(
    'front-strut',
    'Front spring strut',
    `strut-damper coil-spring spring-pad-upper spring-pad-lower bump-stop dust-sleeve strut-mount
     strut-bearing strut-nut mount-nut support-plate clamp-bolt`,
  ),
  composition(
    'front-hub',
    'Steering knuckle and wheel bearing',
    `steering-knuckle wheel-bearing wheel-hub hub-bolt bearing-circlip splash-shield shield-screw
     wheel-speed-sensor sensor-bolt axle-nut wheel-stud`,
  ),
  composition(
    'rear-axle',
    'Rear axle carrier',
    `rear-subframe subframe-bush upper-arm lower-arm toe-link control-arm-bush arm-bolt arm-nut
     subframe-bolt stop-plate stabiliser-bar stabiliser-link stone-guard`,
  ),
  composition(
    'rear-damper',
    'Rear damper and spring',
    `rear-damper rear-coil-spring spring-pad-upper spring-pad-lower bump-stop dust-sleeve damper-mount
     damper-nut damper-bolt mount-gasket mount-nut`,
  ),
  // Steering
  composition(
    'steering-rack',
    'Steering gear and tie rods',
    `steering-rack rack-boot boot-clamp-large boot-clamp-small tie-rod tie-rod-end tie-rod-nut lock-nut
     rack-bush rack-bolt steering-motor steering-sensor`,
  ),
  composition(
    'steering-column',
    'Steering column and wheel',
    `steering-wheel airbag-module wheel-bolt column-switch clock-spring steering-column column-bolt
     column-trim-upper column-trim-lower intermediate-shaft universal-joint ignition-lock column-bellows`,
  ),
  // Brakes
  composition(
    'brake-disc-front',
    'Front wheel brake',
    `disc disc-screw pad-set caliper caliper-bracket guide-bolt guide-sleeve-boot bracket-bolt
     wear-sensor retaining-spring bleeder-screw bleeder-cap splash-shield shield-screw caliper-piston-seal`,
  ),
  composition(
    'brake-disc-rear',
    'Rear wheel brake',
    `disc disc-screw pad-set caliper caliper-bracket guide-bolt bracket-bolt wear-sensor bleeder-screw
     bleeder-cap parking-actuator actuator-screw splash-shield`,
  ),
  composition(
    'parking-brake',
    'Parking brake, drum brake',
    `brake-drum brake-shoe return-spring adjuster expander hold-down-spring hold-down-pin backing-plate
     parking-cable cable-clip handbrake-lever lever-gaiter`,
  ),
  composition(
    'brake-booster',
    'Brake master cylinder and booster',
    `brake-booster master-cylinder fluid-reservoir reservoir-cap reservoir-grommet booster-gasket
     vacuum-hose check-valve cylinder-nut booster-nut push-rod-clevis level-switch cylinder-o-ring`,
  ),
  composition(
    'abs-unit',
    'ABS hydraulic unit and sensors',
    `hydraulic-unit abs-control-unit unit-bracket rubber-mount bracket-nut abs-connector front-speed-sensor
     rear-speed-sensor sensor-bolt sensor-cable unit-screw brake-pipe-short`,
  ),
  composition(
    'brake-pipes',
    'Brake pipes and hoses',
    `brake-pipe-front brake-pipe-rear brake-hose-front brake-hose-rear pipe-union pipe-clip hose-bracket
     distributor banjo-bolt sealing-washer hose-clip`,
  ),
  // Pedals and wheels
  composition(
    'pedals',
    'Pedal assembly',
    `pedal-bracket brake-pedal clutch-pedal accelerator-pedal pedal-pad pedal-shaft pedal-bush
     return-spring brake-light-switch bracket-bolt master-cylinder-clutch clevis-pin pin-clip`,
  ),
  composition(
    'wheel',
    'Wheel and tyre',
    `wheel-rim tyre wheel-bolt lock-bolt valve pressure-sensor-wheel hub-cap balance-weight
     lock-bolt-adapter valve-cap`,
  ),
  // Body
  composition(
    'bonnet',
    'Bonnet',
    `bonnet bonnet-hinge-left bonnet-hinge-right hinge-bolt gas-spring bonnet-lock lock-striker
     release-cable bonnet-seal sound-insulation insulation-clip rubber-buffer safety-hook`,
  ),
  composition(
    'front-wing',
    'Front wing and wheel arch',
    `front-wing wing-bolt wheel-arch-liner liner-screw expanding-rivet wing-bracket side-marker sealing-foam
     spring-nut trim-emblem liner-nut`,
  ),
  composition(
    'front-door',
    'Front door',
    `door-panel door-hinge-upper door-hinge-lower hinge-bolt door-check door-seal outer-handle
     handle-carrier lock-cylinder door-lock door-glass window-regulator regulator-motor striker-plate`,
  ),
  composition(
    'boot-lid',
    'Boot lid',
    `boot-lid boot-hinge-left boot-hinge-right hinge-nut gas-spring boot-lock lock-striker boot-seal
     grip-trim number-plate-lamp boot-emblem rubber-buffer striker-bolt`,
  ),
  composition(
    'bumper-front',
    'Front bumper',
    `bumper-cover bumper-carrier impact-absorber radiator-grille lower-grille fog-lamp-trim tow-hook-cover
     number-plate-base park-sensor sensor-holder bumper-bracket bumper-screw expanding-rivet`,
  ),
  composition(
    'bumper-rear',
    'Rear bumper',
    `bumper-cover-rear bumper-carrier impact-absorber diffuser reflector-left reflector-right park-sensor
     sensor-holder tow-hook-cover bumper-bracket bumper-screw expanding-rivet`,
  ),
  composition(
    'roof-rails',
    'Roof rails and trim strips',
    `roof-rail-left roof-rail-right rail-foot rail-gasket rail-nut roof-strip strip-clip roof-aerial
     aerial-gasket aerial-nut`,
  ),
  // Interior trim
  composition(
    'instrument-panel',
    'Instrument panel',
    `dashboard instrument-cluster centre-vent side-vent-left side-vent-right glove-box glove-box-lock
     decor-strip knee-trim dashboard-screw centre-display trim-clip`,
  ),
  composition(
    'door-trim',
    'Door trim',
    `door-trim-panel armrest inner-handle pull-handle door-pocket speaker-grille window-switch
     decor-strip trim-clip trim-screw ambient-lamp mirror-triangle`,
  ),
  composition(
    'centre-console',
    'Centre console',
    `console-body console-armrest armrest-hinge cup-holder ashtray-insert console-trim shift-boot
     console-bracket console-screw charging-tray rear-vent trim-clip`,
  ),
  composition(
    'front-seat',
    'Front seat',
    `seat-cushion seat-backrest headrest headrest-guide seat-frame seat-rail seat-motor seat-trim-outer
     seat-adjuster-switch seat-bolt seat-heater-mat backrest-panel`,
  ),
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
  // Glass and mirrors
  composition(
    'windscreen',
    'Windscreen and glazing',
    `windscreen windscreen-frame-seal rear-window side-window rain-sensor sensor-cover interior-mirror
     mirror-base glazing-adhesive glass-clip spacer-block`,
  ),
  composition(
    'door-mirror',
    'Exterior mirror',
    `mirror-housing mirror-glass mirror-cap mirror-motor mirror-foot mirror-gasket mirror-screw
     indicator-repeater mirror-connector mirror-triangle`,
  ),
  // Restraint
  composition(
    'airbag',
    'Airbags',
    `airbag-module passenger-airbag side-airbag curtain-airbag airbag-control-unit impact-sensor
     airbag-bracket airbag-screw clock-spring airbag-nut`,
  ),
  composition(
    'seat-belt',
    'Seat belts',
    `belt-retractor belt-buckle belt-webbing belt-tongue height-adjuster belt-guide belt-bolt belt-cap
     lower-anchor buckle-connector belt-pretensioner`,
  ),
  // Accessories
  composition(
    'towbar',
    'Trailer tow hitch',
    `towbar-crossmember tow-ball ball-cover towbar-socket socket-bracket towbar-harness trailer-control-unit
     side-plate towbar-bolt towbar-nut socket-gasket`,
  ),
  composition(
    'roof-rack',
    'Roof rack',
    `rack-bar-front rack-bar-rear rack-foot rack-foot-cover rack-lock rack-key clamp-bracket foot-pad
     roof-box bar-end-cap rack-bolt`,
  ),
  composition(
    'park-retrofit',
    'Park distance control retrofit kit',
    `retrofit-kit-box park-control-unit park-sensor sensor-holder retrofit-harness warning-buzzer drill-template
     cable-tie fitting-screw park-switch plug-housing`,
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
