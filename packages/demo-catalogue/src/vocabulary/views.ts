/** Part names of small boards and of views of larger drawings; the columns are explained in role-table.ts. */
export const viewRoles = `
# diesel-head-cover
plug-well-gasket | f | Uszczelka studni wtryskiwaczy | Injector well gasket | 28 | 24 | seal | once x4
# diesel-intake
purge-valve | m | Elektrozawór sterujący podciśnieniem | Vacuum control solenoid valve | 168 | 110 | sensor |
# ecu-box
engine-control-unit | m | Sterownik silnika | Engine control unit | 4200 | 620 | unit | var exchange
control-unit-box | f | Skrzynka sterownika silnika | Engine control unit box | 264 | 760 | plastic | steer
box-cover | f | Pokrywa skrzynki sterownika silnika | Engine control unit box cover | 92 | 290 | plastic |
box-seal | f | Uszczelka skrzynki sterownika silnika | Engine control unit box seal | 36 | 40 | seal |
unit-connector | f | Wtyczka sterownika silnika | Engine control unit connector | 68 | 50 | connector | x2
unit-bracket | m | Wspornik sterownika silnika | Engine control unit bracket | 54 | 180 | bracket |
box-fan | m | Wentylator skrzynki sterownika silnika | Engine control unit box fan | 178 | 140 | electric |
# engine-harness
main-harness | f | Wiązka przewodów silnika | Engine wiring harness | 2900 | 4600 | harness | var gear
cable-duct | m | Kanał kablowy silnika | Engine cable duct | 64 | 210 | plastic |
harness-grommet | f | Przelotka wiązki silnika | Engine harness grommet | 38 | 70 | rubber |
connector-bracket | m | Wspornik wtyczki silnika | Engine connector bracket | 22 | 40 | bracket | x2
# body-harness
main-harness | f | Wiązka przewodów nadwozia | Body wiring harness | 3900 | 8600 | harness | var steer
# main-harness
main-harness | f | Wiązka główna przewodów | Main wiring harness | 6800 | 14200 | harness | var steer
# gear-selector
shift-knob | f | Gałka wybieraka skrzyni automatycznej | Automatic gear selector knob | 312 | 190 | trim | opt:steering-style
shift-lever | f | Dźwignia wybieraka skrzyni automatycznej | Automatic gear selector lever | 286 | 520 | steel | split
shift-housing | f | Obudowa wybieraka skrzyni automatycznej | Automatic gear selector housing | 420 | 980 | plastic |
lever-bush | f | Tulejka dźwigni wybieraka | Selector lever bush | 16 | 8 | plastic | x2
damping-washer | f | Podkładka tłumiąca wybieraka | Selector damping washer | 9 | 4 | rubber | x2
# wheel-star
wheel-rim | f | Obręcz aluminiowa, wzór gwiazda | Alloy wheel rim, star spoke | 1180 | 10800 | wheel | x4 opt:wheels
# wheel-double-spoke
wheel-rim | f | Obręcz aluminiowa, wzór podwójne ramiona | Alloy wheel rim, double spoke | 1340 | 10900 | wheel | x4 opt:wheels
# winter-wheel
wheel-rim | f | Obręcz aluminiowa koła zimowego | Alloy rim of winter wheel | 980 | 10600 | wheel | x4 opt:winter-wheels
tyre | f | Opona zimowa | Winter tyre | 620 | 9800 | winter-tyre | x4 opt:winter-wheels
extra-winter-wheel-set | p | Koła zimowe kompletne, zestaw | Complete winter wheels, set | 5400 | 82000 | kit | set opt:winter-wheels
# mc-wheel
wheel-rim | f | Obręcz koła motocykla | Motorcycle wheel rim | 1980 | 4200 | wheel | x2
tyre | f | Opona motocyklowa | Motorcycle tyre | 720 | 5200 | mc-tyre | x2
pressure-sensor-wheel | m | Czujnik ciśnienia w oponie motocykla | Motorcycle tyre pressure sensor | 264 | 40 | sensor | x2
# fog-lamp
fog-lamp | f | Lampa przeciwmgłowa przednia | Front fog lamp | 380 | 420 | lamp | lr opt:fog-fitted
fog-bulb | f | Żarówka lampy przeciwmgłowej | Fog lamp bulb | 38 | 20 | bulb | x2 opt:fog-fitted
fog-bulb-holder | f | Oprawka żarówki lampy przeciwmgłowej | Fog lamp bulb holder | 46 | 30 | lamp | x2 opt:fog-fitted
fog-lamp-bracket | m | Wspornik lampy przeciwmgłowej | Fog lamp bracket | 54 | 140 | bracket | lr opt:fog-fitted
fog-lamp-connector | f | Wtyczka lampy przeciwmgłowej | Fog lamp connector | 32 | 18 | connector | x2 opt:fog-fitted
fog-lamp-screw | hw | torx-screw | 5×16 5×20 | x6
fog-adjuster | f | Śruba regulacyjna lampy przeciwmgłowej | Fog lamp adjuster screw | 14 | 10 | plastic | x2 opt:fog-fitted
# interior-lamps
interior-lamp-front | f | Lampa oświetlenia wnętrza przednia | Front interior lamp | 286 | 240 | lamp | opt:alarm
interior-lamp-rear | f | Lampa oświetlenia wnętrza tylna | Rear interior lamp | 178 | 160 | lamp |
reading-lamp-lens | m | Klosz lampki do czytania | Reading lamp lens | 42 | 30 | lamp | x2
interior-bulb | f | Żarówka oświetlenia wnętrza | Interior lighting bulb | 8 | 5 | bulb | x4
glove-box-lamp | f | Lampka schowka | Glove box lamp | 46 | 30 | lamp |
luggage-lamp | f | Lampka bagażnika | Luggage compartment lamp | 38 | 30 | lamp | x2
footwell-lamp | f | Lampka przestrzeni na nogi | Footwell lamp | 36 | 30 | lamp | x2 opt:ambient
lamp-plug | f | Wtyczka lampki wnętrza | Interior lamp connector | 24 | 12 | connector | x3
lamp-clip | hw | clip | 8 10 | x6
# evaporator
evaporator | m | Parownik klimatyzacji | Evaporator | 890 | 1900 | cooler | opt:climate-fitted
expansion-valve | m | Zawór rozprężny | Expansion valve | 248 | 150 | iron | steer opt:climate-fitted
valve-seal | hw | ac-o-ring | 7,6 10,8 | x2 once
valve-screw | hw | allen-bolt | M5×35 M5×40 | x2
evaporator-sensor | m | Czujnik temperatury parownika | Evaporator temperature sensor | 86 | 30 | sensor |
evaporator-case | f | Obudowa parownika | Evaporator case | 420 | 1100 | plastic | steer
case-clip | hw | spring-clip | 10×22 12×26 | x6
condensate-hose | m | Wężyk odpływu skroplin parownika | Evaporator condensate drain hose | 34 | 90 | hose |
# heater-hoses
heater-feed-hose | m | Przewód wody do nagrzewnicy, zasilający | Heater water hose, feed | 148 | 380 | hose | steer var
heater-return-hose | m | Przewód wody z nagrzewnicy, powrotny | Heater water hose, return | 142 | 360 | hose | steer var
heater-valve | m | Zawór wody nagrzewnicy | Heater water valve | 312 | 280 | unit | opt:climate
heater-water-pump | f | Pompa dodatkowa nagrzewnicy | Heater auxiliary water pump | 420 | 520 | electric | supersede
heater-hose-clamp | hw | hose-clamp | 20–32 16–27 | x6
heater-coupling | f | Szybkozłączka przewodu nagrzewnicy | Heater hose quick coupling | 38 | 30 | plastic | x2
heater-hose-seal | hw | o-ring | 17×3 19×3 | x2
heater-hose-holder | m | Uchwyt przewodów nagrzewnicy | Heater hose holder | 18 | 20 | plastic | x3
holder-screw | hw | torx-screw | 5×16 6×18 | x3
# exhaust-sensors
exhaust-temperature-sensor | m | Czujnik temperatury spalin | Exhaust temperature sensor | 286 | 110 | sensor | x2
differential-pressure-sensor | m | Czujnik różnicy ciśnień spalin | Exhaust differential pressure sensor | 264 | 90 | sensor |
pressure-line | m | Przewód czujnika różnicy ciśnień | Differential pressure sensor line | 92 | 120 | pipe |
sensor-holder-plate | f | Płytka mocująca czujnik ciśnienia | Pressure sensor mounting plate | 34 | 90 | bracket |
cable-holder | m | Uchwyt przewodu sondy lambda | Oxygen sensor cable holder | 12 | 10 | plastic | x3
holder-bolt | hw | flange-bolt | M6×16 M6×20 | x2
# lock-set
master-key | m | Kluczyk główny według VIN | Master key by VIN | 640 | 60 | lock | opt:keyless
spare-key | m | Kluczyk zapasowy według VIN | Spare key by VIN | 186 | 30 | lock |
key-transmitter | f | Obudowa kluczyka z nadajnikiem | Key case with transmitter | 214 | 40 | unit | opt:keyless
key-battery | f | Bateria kluczyka | Key battery | 9 | 4 | service |
cylinder-cap | f | Zaślepka wkładki zamka | Lock cylinder cap | 42 | 20 | trim |
code-plate | f | Tabliczka z numerem kluczyka | Key number plate | 12 | 6 | lock |
extra-lock-set | m | Zestaw zamków z kluczykami | Lock set with keys | 1980 | 1200 | kit | set steer opt:keyless
# rail-rack
rack-bar-front | f | Belka bagażnika na relingi przednia | Rack bar for roof rails, front | 460 | 2200 | accessory | body
rack-bar-rear | f | Belka bagażnika na relingi tylna | Rack bar for roof rails, rear | 460 | 2200 | accessory | body
rack-foot | f | Stopa bagażnika na relingi | Rack foot for roof rails | 142 | 420 | accessory | x4
clamp-bracket | m | Zacisk na reling | Roof rail clamp | 64 | 190 | bracket | x4
# mc-frame
main-frame | f | Rama motocykla | Motorcycle frame | 4200 | 12800 | steel |
rear-frame | f | Rama tylna motocykla | Motorcycle rear frame | 980 | 3200 | steel |
engine-bolt | f | Śruba mocowania silnika | Engine mounting bolt | 38 | 180 | single | x3
frame-bolt | hw | allen-bolt | M10×45 M10×50 | x4
engine-bracket | m | Wspornik mocowania silnika | Engine mounting bracket | 148 | 420 | steel | lr
side-stand | f | Podpórka boczna | Side stand | 286 | 1100 | steel | opt:mc-suspension
stand-spring | f | Sprężyna podpórki bocznej | Side stand spring | 24 | 60 | spring |
stand-bolt | f | Śruba podpórki bocznej | Side stand bolt | 18 | 60 | single |
footrest-left | m | Podnóżek kierowcy lewy | Rider footrest, left | 148 | 380 | casting |
footrest-right | m | Podnóżek kierowcy prawy | Rider footrest, right | 148 | 380 | casting |
frame-plug | f | Zaślepka ramy | Frame plug | 8 | 6 | plastic | x4
# mc-brake
mc-disc | f | Tarcza hamulcowa motocykla | Motorcycle brake disc | 620 | 1600 | brake | axle
mc-disc-bolt | hw | allen-bolt | M8×20 M8×22 | x6 once
mc-pads | p | Klocki hamulcowe motocykla | Motorcycle brake pads | 186 | 320 | brake-wear | axle supersede
mc-caliper | m | Zacisk hamulca motocykla | Motorcycle brake caliper | 1180 | 1100 | brake | axle
mc-caliper-bolt | hw | allen-bolt | M10×45 M10×40 | x2
mc-pad-pin | m | Sworzeń klocków hamulcowych | Brake pad pin | 32 | 30 | iron | axle
mc-pad-spring | f | Sprężyna klocków hamulcowych | Brake pad spring | 18 | 12 | spring | axle
mc-bleeder | m | Odpowietrznik zacisku motocykla | Motorcycle caliper bleeder screw | 16 | 12 | brake |
mc-sensor-ring | m | Pierścień impulsowy czujnika prędkości koła | Wheel speed sensor ring | 142 | 160 | iron | axle
mc-brake-hose | m | Przewód hamulcowy w oplocie | Braided brake hose | 214 | 180 | hose | axle
# mc-panniers
pannier-rack-left | m | Stelaż kufra lewy | Pannier rack, left | 640 | 1900 | steel |
pannier-rack-right | m | Stelaż kufra prawy | Pannier rack, right | 640 | 1900 | steel |
pannier-left | m | Kufer boczny lewy | Pannier, left | 1280 | 4200 | accessory | colour-mc
pannier-right | m | Kufer boczny prawy | Pannier, right | 1280 | 4200 | accessory | colour-mc
pannier-lock | m | Zamek kufra bocznego | Pannier lock | 112 | 140 | lock | x2
rack-bracket | m | Wspornik stelaża kufra | Pannier rack bracket | 92 | 310 | bracket | lr
rack-screw | hw | allen-bolt | M8×25 M8×30 | x8
rack-rubber | f | Podkładka gumowa stelaża | Pannier rack rubber pad | 14 | 12 | rubber | x4
pannier-handle | m | Uchwyt kufra bocznego | Pannier handle | 68 | 120 | plastic | x2
`;
