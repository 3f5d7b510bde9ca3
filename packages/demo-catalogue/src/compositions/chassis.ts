import { composition, type Composition } from './composition.ts';

export const chassisCompositions: readonly Composition[] = [
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
];
