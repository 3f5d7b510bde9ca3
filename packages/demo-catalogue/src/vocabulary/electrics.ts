/** Part names of electrics, lighting, wipers, climate and audio; the columns are explained in role-table.ts. */
export const electricsRoles = `
# battery
battery | m | Akumulator | Battery | 780 | 19800 | battery | opt:battery
battery-tray | f | Podstawa akumulatora | Battery tray | 142 | 780 | plastic |
battery-clamp | f | Listwa mocująca akumulator | Battery clamp | 38 | 140 | steel |
clamp-bolt | hw | flange-bolt | M8×30 M8×45 |
positive-cable | m | Przewód dodatni akumulatora | Positive battery cable | 420 | 890 | harness | steer
negative-cable | m | Przewód ujemny akumulatora | Negative battery cable | 286 | 420 | harness |
terminal-cover | f | Osłona bieguna akumulatora | Terminal cover | 28 | 20 | plastic |
battery-sensor | m | Czujnik akumulatora | Battery sensor | 312 | 90 | sensor | opt:battery-sensor
vent-hose | m | Przewód odgazowania akumulatora | Battery vent hose | 24 | 30 | hose |
battery-cover | f | Pokrywa akumulatora | Battery cover | 96 | 420 | plastic |
# fuse-box
fuse-carrier | f | Skrzynka bezpieczników | Fuse carrier | 640 | 1100 | electric | steer
fuse-box-cover | f | Pokrywa skrzynki bezpieczników | Fuse box cover | 74 | 210 | plastic |
relay | m | Przekaźnik | Relay | 42 | 30 | electric | x4
relay-socket | f | Podstawka przekaźnika | Relay socket | 28 | 20 | connector | x2
blade-fuse | m | Bezpiecznik płytkowy | Blade fuse | 3 | 2 | electric | amps
maxi-fuse | m | Bezpiecznik dużej mocy | High-current fuse | 18 | 12 | electric | amps
fuse-box-bracket | m | Wspornik skrzynki bezpieczników | Fuse box bracket | 56 | 190 | bracket |
carrier-screw | hw | torx-screw | 5×16 6×20 | x4
supply-cable | m | Przewód zasilający | Supply cable | 168 | 380 | harness |
fuse-puller | p | Szczypce do bezpieczników | Fuse puller | 9 | 6 | plastic |
# wiring-harness
main-harness | f | Wiązka przewodów | Wiring harness | 3900 | 8600 | harness | var steer
plug-housing | f | Obudowa wtyczki | Plug housing | 24 | 14 | connector | pins
socket-housing | f | Obudowa gniazda | Socket housing | 26 | 16 | connector | pins
contact-pin | m | Styk wtykowy | Contact pin | 4 | 1 | connector | x10
contact-bush | f | Tulejka stykowa | Contact bush | 4 | 1 | connector | x10
wire-seal | f | Uszczelka przewodu | Wire seal | 2 | 1 | seal | x10
cable-duct | m | Kanał kablowy | Cable duct | 58 | 190 | plastic |
harness-grommet | f | Przelotka wiązki | Harness grommet | 34 | 60 | rubber |
cable-tie | hw | cable-tie | 200×4,8 250×4,8 | x10
harness-clip | hw | clip | 9 12 | x10
connector-bracket | m | Wspornik wtyczki | Connector bracket | 18 | 30 | bracket | x2
ground-bolt | hw | flange-bolt | M6×16 M8×16 | x2
extra-repair-lead | m | Przewód naprawczy ze stykami | Repair lead with contacts | 38 | 20 | harness | x2
# control-units
engine-control-unit | m | Sterownik silnika | Engine control unit | 4200 | 620 | unit | var exchange
body-control-unit | m | Sterownik nadwozia | Body control unit | 1980 | 480 | unit | opt:keyless
gateway-unit | m | Moduł bramki danych | Gateway module | 890 | 160 | unit |
control-unit-box | f | Skrzynka sterowników | Control unit box | 264 | 760 | plastic | steer
box-cover | f | Pokrywa skrzynki sterowników | Control unit box cover | 92 | 290 | plastic |
box-seal | f | Uszczelka skrzynki sterowników | Control unit box seal | 36 | 40 | seal |
unit-connector | f | Wtyczka sterownika | Control unit connector | 68 | 50 | connector | x2
unit-bracket | m | Wspornik sterownika | Control unit bracket | 54 | 180 | bracket |
unit-screw | hw | torx-screw | 5×14 4×12 | x4
box-fan | m | Wentylator skrzynki sterowników | Control unit box fan | 178 | 140 | electric |
bracket-nut | hw | flange-nut | M6 M5 | x4
# switches
light-switch | m | Przełącznik świateł | Light switch | 386 | 180 | switch | opt:headlamps
hazard-switch | m | Włącznik świateł awaryjnych | Hazard warning switch | 96 | 40 | switch |
steering-column-lever | f | Manetka przy kierownicy | Steering column lever | 312 | 190 | switch | opt:cruise
start-button | m | Przycisk uruchamiania silnika | Start/stop button | 148 | 40 | switch | opt:keyless
mirror-switch | m | Przełącznik regulacji lusterek | Mirror adjustment switch | 128 | 40 | switch | steer opt:mirror-fold
switch-panel | m | Panel przełączników konsoli | Console switch panel | 420 | 140 | switch | opt:suspension
switch-connector | f | Wtyczka przełącznika | Switch connector | 34 | 12 | connector | x2
# headlamp
headlamp | m | Reflektor | Headlamp | 2480 | 3900 | lamp | side opt:headlamp-light split
headlamp-lens | m | Klosz reflektora | Headlamp lens | 640 | 890 | lamp | side
bulb-low | f | Żarówka świateł mijania | Low beam bulb | 68 | 30 | bulb | opt:headlamps-bulb
bulb-high | f | Żarówka świateł drogowych | High beam bulb | 42 | 20 | bulb | if:bulb-lamps
indicator-bulb | f | Żarówka kierunkowskazu | Indicator bulb | 12 | 10 | bulb | if:bulb-lamps
bulb-holder | f | Oprawka żarówki | Bulb holder | 38 | 20 | lamp | if:bulb-lamps
bulb-cover | f | Pokrywa żarówki | Bulb cover | 46 | 50 | plastic | x2 if:bulb-lamps
lamp-control-unit | m | Sterownik reflektora | Headlamp control unit | 920 | 210 | unit | opt:headlamp-unit exchange
levelling-motor | m | Silnik regulacji reflektora | Headlamp levelling motor | 186 | 90 | electric | supersede
headlamp-bracket | m | Wspornik reflektora | Headlamp bracket | 92 | 240 | bracket | side
headlamp-screw | hw | torx-screw | 6×20 5×18 | x4
lamp-seal | f | Uszczelka reflektora | Headlamp seal | 38 | 30 | rubber | side
extra-headlamp-repair-set | m | Zestaw naprawczy mocowania reflektora | Headlamp bracket repair set | 168 | 180 | kit | side
# rear-lamp
rear-lamp | f | Lampa tylna zewnętrzna | Rear lamp, outer | 780 | 1300 | lamp | side opt:rear-light split
rear-lamp-inner | f | Lampa tylna wewnętrzna | Rear lamp, inner | 540 | 690 | lamp | side opt:rear-light split
bulb-carrier | f | Oprawa żarówek lampy tylnej | Rear lamp bulb carrier | 148 | 160 | lamp | side if:bulb-lamps
bulb-brake | f | Żarówka świateł stop | Brake light bulb | 11 | 10 | bulb | x2 if:bulb-lamps
bulb-tail | f | Żarówka świateł pozycyjnych | Tail light bulb | 9 | 8 | bulb | x2 if:bulb-lamps
rear-lamp-gasket | f | Uszczelka lampy tylnej | Rear lamp gasket | 42 | 30 | rubber | side
lamp-nut | hw | plastic-nut | 6 5 | x3
lamp-connector | f | Wtyczka lampy tylnej | Rear lamp connector | 38 | 20 | connector |
lamp-cover | f | Osłona lampy w bagażniku | Rear lamp access cover | 58 | 80 | trim | side
# wiper
wiper-linkage | m | Mechanizm wycieraczek szyby przedniej | Windscreen wiper linkage | 540 | 2100 | steel | steer
wiper-motor | m | Silnik wycieraczek szyby przedniej | Windscreen wiper motor | 620 | 1400 | electric | steer
wiper-arm-left | n | Ramię wycieraczki lewe | Wiper arm, left | 148 | 420 | steel | steer
wiper-arm-right | n | Ramię wycieraczki prawe | Wiper arm, right | 142 | 380 | steel | steer
wiper-blade-left | n | Pióro wycieraczki lewe | Wiper blade, left | 92 | 190 | service | steer
wiper-blade-right | n | Pióro wycieraczki prawe | Wiper blade, right | 84 | 160 | service | steer
arm-nut-cap | m | Kapturek nakrętki ramienia | Wiper arm nut cap | 9 | 4 | plastic | x2
wiper-nut | hw | flange-nut | M8 M10 | x2
linkage-bolt | hw | flange-bolt | M6×25 M8×30 | x3
linkage-bush | f | Tulejka gumowa mechanizmu | Linkage rubber bush | 14 | 10 | rubber | x3
cowl-panel | n | Podszybie | Cowl panel | 286 | 980 | plastic | steer
extra-blade-set | p | Pióra wycieraczek, komplet | Wiper blades, set | 168 | 360 | kit | set steer
# washer-system
washer-tank | m | Zbiornik płynu do spryskiwaczy | Washer fluid tank | 186 | 980 | plastic | opt:headlamp-washer
washer-filler | f | Szyjka wlewu zbiornika | Washer tank filler neck | 74 | 140 | plastic |
washer-cap | m | Korek zbiornika spryskiwaczy | Washer tank cap | 22 | 20 | plastic |
washer-pump | f | Pompa spryskiwacza | Washer pump | 96 | 110 | electric | opt:headlamp-washer
pump-grommet | f | Uszczelka pompy spryskiwacza | Washer pump grommet | 12 | 6 | rubber |
level-sensor | m | Czujnik poziomu płynu do spryskiwaczy | Washer fluid level sensor | 62 | 30 | sensor |
washer-hose | m | Przewód spryskiwacza | Washer hose | 38 | 90 | hose |
washer-nozzle | f | Dysza spryskiwacza szyby przedniej | Windscreen washer nozzle | 48 | 20 | plastic | x2 opt:heated-nozzles
hose-connector | m | Łącznik przewodu spryskiwacza | Washer hose connector | 9 | 4 | plastic | x2
tank-screw | hw | torx-screw | 6×20 5×18 | x3
headlamp-nozzle | f | Dysza spryskiwacza reflektora | Headlamp washer nozzle | 148 | 120 | plastic | lr opt:headlamp-washer-only
# blower
heater-housing | f | Obudowa nagrzewnicy | Heater housing | 1680 | 5400 | plastic | steer opt:climate
blower-motor | f | Dmuchawa | Blower motor | 640 | 1600 | electric | steer supersede
blower-resistor | m | Regulator dmuchawy | Blower regulator | 214 | 120 | unit | opt:climate
heater-core | f | Nagrzewnica | Heater core | 420 | 1100 | cooler | opt:climate
cabin-filter | m | Filtr kabinowy z węglem aktywnym | Activated carbon cabin filter | 118 | 290 | filter | split
filter-cover | f | Pokrywa filtra kabinowego | Cabin filter cover | 46 | 90 | plastic |
flap-motor | m | Silnik klapy nawiewu | Air flap motor | 196 | 80 | electric | x3 opt:climate
housing-clip | hw | clip | 8 10 | x6
heater-pipe | m | Przewód nagrzewnicy | Heater pipe | 148 | 280 | pipe | x2 steer
heater-pipe-seal | hw | o-ring | 17×3,5 19×3 | x2
housing-screw | hw | torx-screw | 5×16 4×14 | x8
# air-conditioning
condenser | m | Skraplacz klimatyzacji | Condenser | 1080 | 2900 | cooler | var supersede
ac-compressor | f | Sprężarka klimatyzacji | A/C compressor | 2480 | 6200 | assembly | exchange var
compressor-clutch | n | Sprzęgło sprężarki | Compressor clutch | 640 | 1400 | electric |
compressor-bolt | hw | flange-bolt | M8×90 M8×110 | x3
pressure-pipe | m | Przewód tłoczny klimatyzacji | A/C pressure pipe | 386 | 520 | pipe | steer
suction-pipe | m | Przewód ssący klimatyzacji | A/C suction pipe | 412 | 640 | pipe | steer
receiver-drier | m | Osuszacz klimatyzacji | Receiver drier | 218 | 380 | filter | once
pipe-o-ring | hw | ac-o-ring | 7,6 10,8 14 | x6 once
ac-pressure-sensor | m | Czujnik ciśnienia klimatyzacji | A/C pressure sensor | 186 | 60 | sensor |
service-valve-cap | m | Kapturek zaworu serwisowego | Service valve cap | 12 | 4 | plastic | x2
condenser-mount | n | Mocowanie skraplacza | Condenser mount | 26 | 40 | rubber | x4
extra-refrigerant | m | Czynnik chłodniczy 500 g | Refrigerant 500 g | 640 | 900 | fluid | refrigerant
extra-ac-oil | m | Olej do sprężarki klimatyzacji 250 ml | A/C compressor oil 250 ml | 124 | 290 | fluid | refrigerant
# audio-system
head-unit | f | Jednostka główna nawigacji i multimediów | Navigation and multimedia head unit | 3900 | 2100 | unit | opt:navigation exchange
display-bracket | m | Wspornik wyświetlacza | Display bracket | 86 | 180 | bracket |
controller-knob | n | Pokrętło sterujące systemem | System controller | 780 | 340 | switch | opt:navigation
amplifier | m | Wzmacniacz audio | Audio amplifier | 1480 | 1600 | unit | opt:audio
amplifier-bracket | m | Wspornik wzmacniacza | Amplifier bracket | 48 | 210 | bracket |
woofer | m | Głośnik niskotonowy | Woofer | 386 | 1400 | electric | x2 opt:audio
tweeter | m | Głośnik wysokotonowy | Tweeter | 148 | 60 | electric | x2 opt:audio
mid-range-speaker | m | Głośnik średniotonowy | Mid-range speaker | 214 | 320 | electric | x4 opt:audio
speaker-grille | f | Maskownica głośnika | Speaker grille | 92 | 70 | trim | x2 colour
`;
