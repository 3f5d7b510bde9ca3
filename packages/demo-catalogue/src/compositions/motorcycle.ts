import { composition, type Composition } from './composition.ts';

export const motorcycleCompositions: readonly Composition[] = [
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
  composition(
    'mc-frame',
    'Motorcycle frame',
    `main-frame rear-frame engine-bolt frame-bolt engine-bracket side-stand stand-spring stand-bolt
     footrest-left footrest-right frame-plug`,
  ),
  composition(
    'mc-brake',
    'Motorcycle disc brake',
    `mc-disc mc-disc-bolt mc-pads mc-caliper mc-caliper-bolt mc-pad-pin mc-pad-spring mc-bleeder
     mc-sensor-ring mc-brake-hose`,
  ),
  composition(
    'mc-panniers',
    'Pannier racks and cases',
    `pannier-rack-left pannier-rack-right pannier-left pannier-right pannier-lock rack-bracket rack-screw
     rack-rubber pannier-handle`,
  ),
];
