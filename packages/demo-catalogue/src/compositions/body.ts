import { composition, type Composition } from './composition.ts';

export const bodyCompositions: readonly Composition[] = [
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
     handle-carrier lock-cylinder door-lock door-glass window-regulator regulator-motor striker-plate
     regulator-screw glass-bracket`,
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
];
