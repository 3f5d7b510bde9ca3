/** Part names of axles, steering, brakes, pedals and wheels; the columns are explained in role-table.ts. */
export const chassisRoles = `
# front-wishbone
front-subframe | f | Rama pomocnicza przednia | Front subframe | 2380 | 16500 | steel | drive
wishbone | m | Wahacz poprzeczny | Wishbone | 520 | 3200 | steel | lr
tension-strut | m | Wahacz wzdłużny | Tension strut | 460 | 2400 | steel | lr
ball-joint | m | Sworzeń wahacza | Ball joint | 148 | 420 | steel | x2
control-arm-bush | f | Tuleja wahacza | Control arm bush | 78 | 210 | rubber | x2
hydro-mount | f | Tuleja hydrauliczna wahacza | Hydraulic control arm mount | 164 | 480 | rubber | x2 supersede
arm-bolt | f | Śruba wahacza | Control arm bolt | 24 | 140 | single | x4
arm-nut | hw | lock-nut | M12 M14 | x4 once
ball-joint-nut | hw | lock-nut | M12×1,5 M14×1,5 | x2 once
stabiliser-bar | m | Stabilizator | Stabiliser bar | 620 | 3800 | steel | axle opt:suspension
stabiliser-bush | f | Guma stabilizatora | Stabiliser bush | 36 | 60 | rubber | x2 axle opt:suspension
stabiliser-bracket | f | Obejma stabilizatora | Stabiliser bracket | 28 | 110 | bracket | x2
stabiliser-link | m | Łącznik stabilizatora | Stabiliser link | 124 | 390 | steel | axle lr
extra-wishbone-set | m | Zestaw naprawczy wahaczy przednich | Front control arm repair set | 1680 | 9800 | kit | set
# front-strut
strut-damper | m | Amortyzator | Strut shock absorber | 720 | 4600 | damper | axle lr opt:suspension
coil-spring | f | Sprężyna zawieszenia | Coil spring | 310 | 3100 | spring | x2 axle opt:springs
spring-pad-upper | f | Podkładka sprężyny górna | Spring pad, upper | 42 | 90 | rubber | x2
spring-pad-lower | f | Podkładka sprężyny dolna | Spring pad, lower | 36 | 80 | rubber | x2
bump-stop | m | Odbój amortyzatora | Bump stop | 68 | 110 | rubber | x2
dust-sleeve | f | Osłona przeciwpyłowa amortyzatora | Dust sleeve | 38 | 70 | rubber | x2
strut-mount | n | Górne mocowanie amortyzatora | Strut top mount | 268 | 920 | rubber | x2
strut-bearing | n | Łożysko górnego mocowania amortyzatora | Strut bearing | 92 | 160 | bearing | x2
strut-nut | hw | lock-nut | M14×1,5 M12×1,5 | x2 once
mount-nut | hw | lock-nut | M8 M10 | x6 once
support-plate | f | Płytka oporowa | Support plate | 24 | 60 | steel | x2
clamp-bolt | f | Śruba zaciskowa zwrotnicy | Knuckle clamp bolt | 21 | 110 | single | x2
extra-air-spring | m | Miech pneumatyczny | Air spring | 1480 | 2600 | spring | x2 axle if:air-suspension
extra-damper-set | m | Zestaw montażowy amortyzatora | Shock absorber fitting set | 118 | 280 | kit | set
# front-hub
steering-knuckle | f | Zwrotnica | Steering knuckle | 980 | 5200 | casting | lr
wheel-bearing | n | Łożysko koła %g | Wheel bearing | 340 | 1200 | bearing | axle x2 supersede
wheel-hub | f | Piasta koła %g | Wheel hub | 420 | 2400 | iron | axle x2
hub-bolt | f | Śruba piasty | Hub bolt | 16 | 60 | single | x8
bearing-circlip | hw | circlip | 82×2,5 85×2,5 | x2
splash-shield | f | Osłona tarczy hamulcowej | Brake disc splash shield | 84 | 620 | bracket | axle lr
shield-screw | hw | flange-bolt | M6×12 M6×16 | x6
wheel-speed-sensor | m | Czujnik prędkości koła %g | Wheel speed sensor | 186 | 90 | sensor | axle x2
sensor-bolt | hw | torx-bolt | M6×16 M6×20 | x2
wheel-stud | f | Szpilka koła | Wheel stud | 14 | 80 | iron | x10
# rear-axle
control-arm-bush | f | Tuleja wahacza tylnego | Rear control arm bush | 74 | 200 | rubber | x4
rear-subframe | f | Rama pomocnicza tylna | Rear subframe | 2980 | 21800 | steel | drive
subframe-bush | f | Tuleja ramy pomocniczej | Subframe bush | 142 | 520 | rubber | x4
upper-arm | m | Wahacz górny | Upper control arm | 340 | 1300 | steel | axle lr
lower-arm | m | Wahacz dolny | Lower control arm | 480 | 2900 | steel | axle lr
toe-link | m | Drążek zbieżności | Toe link | 246 | 890 | steel | x2
arm-bolt | f | Śruba mimośrodowa | Eccentric bolt | 38 | 160 | single | x2
subframe-bolt | f | Śruba ramy pomocniczej | Subframe bolt | 26 | 210 | single | x4
stop-plate | f | Płytka oporowa ramy | Stop plate | 32 | 180 | steel | x2
stone-guard | f | Osłona przed kamieniami | Stone guard | 64 | 210 | plastic | lr
extra-link-set | m | Zestaw drążków osi tylnej | Rear axle link set | 1290 | 7800 | kit | set
# rear-damper
spring-pad-upper | f | Podkładka sprężyny tylnej górna | Rear spring pad, upper | 38 | 80 | rubber | x2
spring-pad-lower | f | Podkładka sprężyny tylnej dolna | Rear spring pad, lower | 34 | 70 | rubber | x2
bump-stop | m | Odbój amortyzatora tylnego | Rear bump stop | 62 | 100 | rubber | x2
dust-sleeve | f | Osłona przeciwpyłowa amortyzatora tylnego | Rear dust sleeve | 36 | 60 | rubber | x2
rear-damper | m | Amortyzator tylny | Rear shock absorber | 580 | 3200 | damper | x2 opt:suspension
rear-coil-spring | f | Sprężyna zawieszenia tylna | Rear coil spring | 268 | 2700 | spring | x2 opt:springs
damper-mount | n | Górne mocowanie amortyzatora tylnego | Rear damper top mount | 148 | 410 | rubber | x2
damper-nut | hw | lock-nut | M10 M12 | x2 once
damper-bolt | f | Śruba dolna amortyzatora | Lower damper bolt | 19 | 120 | single | x2
mount-gasket | f | Uszczelka mocowania amortyzatora | Damper mount gasket | 16 | 12 | seal | x2
extra-air-spring | m | Miech pneumatyczny | Air spring | 1280 | 2400 | spring | x2 axle if:air-suspension
# steering-rack
steering-rack | f | Przekładnia kierownicza | Steering gear | 5400 | 14200 | assembly | steer exchange opt:steering-assist
rack-boot | f | Osłona przekładni kierowniczej | Steering rack boot | 86 | 130 | rubber | x2
tie-rod | m | Drążek kierowniczy | Tie rod | 178 | 690 | steel | x2
tie-rod-end | f | Końcówka drążka kierowniczego | Tie rod end | 164 | 520 | steel | lr
tie-rod-nut | hw | lock-nut | M12×1,5 M10×1,25 | x2 once
lock-nut | hw | hex-nut | M14×1,5 M16×1,5 | x2
rack-bush | f | Tuleja przekładni kierowniczej | Steering rack bush | 58 | 120 | rubber | x2
rack-bolt | f | Śruba przekładni kierowniczej | Steering rack bolt | 22 | 140 | single | x4
steering-motor | m | Silnik wspomagania kierownicy | Power steering motor | 2480 | 3900 | electric | steer
steering-sensor | m | Czujnik momentu skręcającego | Steering torque sensor | 640 | 180 | sensor |
extra-rack-boot-set | m | Zestaw naprawczy osłon przekładni | Steering rack boot repair set | 148 | 280 | kit | set
# steering-column
steering-wheel | f | Kierownica | Steering wheel | 1280 | 1900 | trim | opt:steering-wheel
airbag-module | f | Poduszka powietrzna kierowcy | Driver airbag | 2980 | 1100 | airbag | opt:steering-style
wheel-bolt | f | Śruba kierownicy | Steering wheel bolt | 18 | 40 | single |
column-switch | m | Przełącznik zespolony | Column switch | 540 | 420 | switch | opt:cruise
clock-spring | f | Taśma poduszki powietrznej | Clock spring | 680 | 240 | unit | supersede
steering-column | f | Kolumna kierownicy | Steering column | 1980 | 6200 | assembly | steer
column-bolt | hw | flange-bolt | M8×30 M8×40 | x4
column-trim-upper | f | Osłona kolumny kierownicy górna | Steering column trim, upper | 92 | 190 | trim |
column-trim-lower | f | Osłona kolumny kierownicy dolna | Steering column trim, lower | 104 | 260 | trim |
intermediate-shaft | m | Wałek pośredni kierownicy | Steering intermediate shaft | 410 | 1200 | shaft | steer
universal-joint | m | Przegub krzyżakowy kolumny | Steering universal joint | 198 | 460 | shaft |
ignition-lock | f | Stacyjka | Ignition lock | 480 | 520 | unit | opt:keyless
column-bellows | m | Mieszek kolumny kierownicy | Steering column bellows | 64 | 110 | rubber | steer
# brake-disc-front
disc | f | Tarcza hamulcowa | Brake disc | 340 | 8400 | brake | axle x2 opt:brakes var
disc-screw | hw | torx-screw | M8×16 M8×12 | x2
pad-set | p | Klocki hamulcowe | Brake pads | 410 | 2100 | brake-wear | axle opt:brakes supersede
caliper | m | Zacisk hamulcowy | Brake caliper | 980 | 4200 | brake | axle lr opt:brakes exchange
caliper-bracket | n | Jarzmo zacisku | Caliper bracket | 380 | 2600 | brake | axle x2 opt:brakes
guide-bolt | f | Śruba prowadząca zacisku | Caliper guide bolt | 24 | 60 | single | x4
guide-sleeve-boot | f | Osłona tulei prowadzącej | Guide sleeve boot | 16 | 12 | rubber | x4
bracket-bolt | f | Śruba jarzma zacisku | Caliper bracket bolt | 18 | 90 | single | x4
wear-sensor | m | Czujnik zużycia klocków %p | Brake pad wear sensor | 62 | 40 | sensor | axle split
retaining-spring | f | Sprężyna mocująca klocki | Pad retaining spring | 28 | 40 | spring | x2
bleeder-screw | m | Odpowietrznik zacisku | Caliper bleeder screw | 14 | 12 | brake | x2
bleeder-cap | m | Kapturek odpowietrznika | Bleeder screw cap | 4 | 2 | rubber | x2
caliper-piston-seal | m | Pierścień uszczelniający tłoczka zacisku | Caliper piston seal | 26 | 10 | seal | x2
extra-caliper-repair-set | m | Zestaw naprawczy zacisku hamulcowego | Brake caliper repair set | 146 | 120 | kit | set axle
extra-pad-fitting-set | m | Zestaw montażowy klocków hamulcowych | Brake pad fitting set | 48 | 90 | kit |
extra-brake-paste | f | Pasta do elementów hamulcowych 3 g | Brake assembly paste 3 g | 11 | 5 | fluid | x2
# brake-disc-rear
guide-bolt | f | Śruba prowadząca zacisku tylnego | Rear caliper guide bolt | 22 | 50 | single | x4
bracket-bolt | f | Śruba jarzma zacisku tylnego | Rear caliper bracket bolt | 18 | 80 | single | x4
bleeder-screw | m | Odpowietrznik zacisku tylnego | Rear caliper bleeder screw | 14 | 12 | brake | x2
parking-actuator | m | Siłownik elektrycznego hamulca postojowego | Electric parking brake actuator | 640 | 690 | electric | lr supersede if:electric-parking-brake
actuator-screw | hw | torx-bolt | M6×20 M6×25 | x4 if:electric-parking-brake
extra-rear-caliper-set | m | Zestaw naprawczy zacisku hamulcowego | Brake caliper repair set | 138 | 120 | kit | set axle
# parking-brake
brake-drum | m | Bęben hamulcowy | Brake drum | 286 | 5200 | brake | x2
brake-shoe | p | Szczęki hamulca postojowego | Parking brake shoes | 246 | 980 | brake-wear | supersede
return-spring | f | Sprężyna powrotna szczęk | Brake shoe return spring | 14 | 18 | spring | x4
adjuster | m | Samoregulator hamulca | Brake adjuster | 46 | 80 | brake | x2
expander | m | Rozpierak szczęk | Brake shoe expander | 68 | 140 | brake | x2
hold-down-spring | f | Sprężyna dociskowa szczęk | Hold-down spring | 9 | 10 | spring | x4
hold-down-pin | m | Kołek dociskowy szczęk | Hold-down pin | 6 | 8 | iron | x4
backing-plate | f | Tarcza kotwiczna hamulca | Brake backing plate | 158 | 1100 | bracket | lr
parking-cable | f | Linka hamulca postojowego | Parking brake cable | 148 | 620 | cable | lr
cable-clip | hw | clip | 8 10 | x4
handbrake-lever | f | Dźwignia hamulca postojowego | Handbrake lever | 264 | 780 | steel | steer
lever-gaiter | m | Mieszek dźwigni hamulca | Handbrake lever gaiter | 92 | 70 | trim | colour
extra-shoe-set | m | Zestaw naprawczy szczęk hamulcowych | Brake shoe repair set | 320 | 1400 | kit | set
# brake-booster
brake-booster | n | Serwo hamulcowe | Brake booster | 1280 | 3900 | assembly | steer
master-cylinder | f | Pompa hamulcowa | Brake master cylinder | 690 | 1200 | brake | opt:driver-assist
fluid-reservoir | m | Zbiornik płynu hamulcowego | Brake fluid reservoir | 178 | 260 | plastic | steer
reservoir-cap | m | Korek zbiornika płynu hamulcowego | Brake fluid reservoir cap | 38 | 36 | plastic |
reservoir-grommet | f | Uszczelka zbiornika płynu | Reservoir grommet | 14 | 8 | rubber | x2
booster-gasket | f | Uszczelka serwa hamulcowego | Brake booster gasket | 22 | 20 | seal | once
vacuum-hose | m | Przewód podciśnienia | Vacuum hose | 118 | 190 | hose | steer
check-valve | m | Zawór zwrotny podciśnienia | Vacuum check valve | 62 | 30 | plastic |
cylinder-nut | hw | lock-nut | M8 M10 | x2 once
booster-nut | hw | lock-nut | M8 M10 | x4 once
push-rod-clevis | f | Widełki popychacza | Push rod clevis | 34 | 70 | steel |
level-switch | m | Czujnik poziomu płynu hamulcowego | Brake fluid level switch | 58 | 30 | sensor |
cylinder-o-ring | hw | o-ring | 34×3 38×3 |
extra-brake-fluid | m | Płyn hamulcowy DOT 4, 1 l | Brake fluid DOT 4, 1 l | 54 | 1150 | fluid |
# abs-unit
hydraulic-unit | f | Jednostka hydrauliczna ABS | ABS hydraulic unit | 4200 | 3100 | unit | exchange opt:driver-assist
abs-control-unit | m | Sterownik ABS | ABS control unit | 2900 | 620 | unit | exchange split
unit-bracket | m | Wspornik jednostki hydraulicznej | Hydraulic unit bracket | 96 | 480 | bracket | steer
rubber-mount | f | Poduszka gumowa jednostki hydraulicznej | Hydraulic unit rubber mount | 16 | 20 | rubber | x3
bracket-nut | hw | flange-nut | M6 M8 | x3
abs-connector | f | Wtyczka sterownika ABS | ABS connector | 86 | 60 | connector |
front-speed-sensor | = | front-hub | wheel-speed-sensor | front
rear-speed-sensor | = | front-hub | wheel-speed-sensor | rear
sensor-cable | m | Przewód czujnika prędkości koła | Wheel speed sensor cable | 64 | 80 | harness | lr
unit-screw | hw | torx-bolt | M6×16 M5×12 | x4
brake-pipe-short | m | Przewód hamulcowy krótki | Short brake pipe | 42 | 60 | pipe | x2 steer
# brake-pipes
brake-pipe-front | m | Przewód hamulcowy sztywny przedni | Front brake pipe | 58 | 110 | pipe | lr steer
brake-pipe-rear | m | Przewód hamulcowy sztywny tylny | Rear brake pipe | 84 | 260 | pipe | lr
brake-hose-front | m | Przewód hamulcowy elastyczny przedni | Front brake hose | 72 | 150 | hose | x2
brake-hose-rear | m | Przewód hamulcowy elastyczny tylny | Rear brake hose | 68 | 130 | hose | x2
pipe-union | f | Złączka przewodu hamulcowego | Brake pipe union | 12 | 20 | iron | x4
pipe-clip | hw | clip | 5 6 8 | x12
hose-bracket | m | Wspornik przewodu hamulcowego | Brake hose bracket | 34 | 90 | bracket | lr
distributor | m | Rozdzielacz przewodów hamulcowych | Brake line distributor | 76 | 120 | brake |
hose-clip | hw | spring-clip | 10×22 12×26 | x4
# pedals
pedal-bracket | m | Wspornik pedałów | Pedal bracket | 480 | 2600 | steel | steer gear
brake-pedal | m | Pedał hamulca | Brake pedal | 164 | 980 | steel | steer gear
clutch-pedal | m | Pedał sprzęgła | Clutch pedal | 158 | 860 | steel | manual steer
accelerator-pedal | m | Pedał przyspieszenia z czujnikiem | Accelerator pedal module | 420 | 390 | unit | steer
pedal-pad | f | Nakładka pedału | Pedal pad | 28 | 40 | rubber | x2 gear
pedal-shaft | f | Oś pedałów | Pedal shaft | 42 | 140 | iron |
pedal-bush | f | Tulejka pedału | Pedal bush | 11 | 8 | plastic | x4
return-spring | f | Sprężyna powrotna pedału | Pedal return spring | 18 | 30 | spring | x2
brake-light-switch | m | Włącznik świateł stop | Brake light switch | 74 | 40 | switch | supersede
bracket-bolt | hw | flange-bolt | M8×25 M8×30 | x4
master-cylinder-clutch | f | Pompa sprzęgła | Clutch master cylinder | 286 | 340 | brake | manual steer
clevis-pin | m | Sworzeń popychacza | Clevis pin | 12 | 20 | iron | x2
# wheel
wheel-rim | f | Obręcz aluminiowa | Alloy wheel rim | 1180 | 10800 | wheel | x4 opt:wheels
tyre | f | Opona letnia | Summer tyre | 640 | 9600 | tyre | x4 opt:wheels
wheel-bolt | f | Śruba koła | Wheel bolt | 14 | 90 | iron | x20 opt:wheel-colour
lock-bolt | p | Śruby koła z zabezpieczeniem, komplet | Locking wheel bolts, set | 168 | 480 | accessory | if:locking-bolts
valve | m | Zawór koła | Tyre valve | 12 | 12 | rubber | x4
pressure-sensor-wheel | m | Czujnik ciśnienia w oponie | Tyre pressure sensor | 218 | 40 | sensor | x4 supersede if:tyre-pressure
hub-cap | f | Nakładka piasty z emblematem | Hub cap with emblem | 36 | 40 | trim | x4
balance-weight | m | Ciężarek wyważający samoprzylepny | Adhesive balance weight | 4 | 20 | iron | x8
lock-bolt-adapter | f | Nasadka do śrub zabezpieczających | Locking bolt adapter | 42 | 60 | accessory | if:locking-bolts
valve-cap | m | Kapturek zaworu | Valve cap | 3 | 2 | plastic | x4
`;
