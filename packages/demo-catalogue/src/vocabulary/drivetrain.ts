/** Part names of clutch, gearbox and driven axles; the columns are explained in role-table.ts. */
export const drivetrainRoles = `
# clutch
dual-mass-flywheel | n | Dwumasowe koło zamachowe | Dual-mass flywheel | 2650 | 12800 | assembly | var supersede
clutch-disc | f | Tarcza sprzęgła | Clutch disc | 620 | 1350 | friction | var
pressure-plate | m | Docisk sprzęgła | Clutch pressure plate | 690 | 5400 | friction |
pressure-plate-bolt | hw | flange-bolt | M8×18 M8×22 | x6 once
release-bearing | n | Łożysko wyciskowe | Clutch release bearing | 214 | 280 | bearing |
release-fork | f | Dźwignia wyciskowa sprzęgła | Clutch release fork | 96 | 390 | steel |
guide-sleeve | f | Tuleja prowadząca łożyska wyciskowego | Release bearing guide sleeve | 84 | 150 | iron |
fork-ball-pin | m | Sworzeń kulisty dźwigni | Fork ball pin | 18 | 26 | iron |
fork-clip | hw | spring-clip | 8×24 10×30 |
extra-clutch-set | m | Zestaw sprzęgła | Clutch repair set | 1480 | 7200 | kit | set exchange
# manual-gearbox
gearbox-housing | f | Obudowa skrzyni biegów | Gearbox housing | 2400 | 11200 | casting | var
clutch-housing | f | Obudowa sprzęgła | Clutch housing | 1650 | 6800 | casting |
gearbox-gasket | f | Uszczelka skrzyni biegów | Gearbox gasket | 42 | 24 | seal | once
output-flange | m | Kołnierz wyjściowy | Output flange | 284 | 890 | iron |
output-seal | m | Uszczelniacz wału wyjściowego | Output shaft seal | 46 | 48 | seal | once
input-seal | m | Uszczelniacz wału wejściowego | Input shaft seal | 42 | 30 | seal | once
gearbox-bolt | hw | torx-bolt | M12×60 M12×75 M10×65 | x8
oil-fill-plug | m | Korek wlewu oleju przekładniowego | Gear oil filler plug | 18 | 46 | iron |
oil-drain-plug | m | Korek spustowy oleju przekładniowego | Gear oil drain plug | 18 | 46 | iron |
reverse-light-switch | m | Włącznik świateł cofania | Reversing light switch | 74 | 50 | sensor |
vent-cap | m | Odpowietrznik | Vent cap | 14 | 10 | plastic |
selector-shaft-seal | m | Uszczelniacz wałka wybieraka | Selector shaft seal | 16 | 8 | seal | once
dowel-sleeve | hw | dowel | 14,5×16 12×14 | x2
extra-gear-oil | m | Olej przekładniowy 75W, 1 l | Gear oil 75W, 1 l | 96 | 920 | fluid | x2
extra-gearbox | f | Skrzynia biegów regenerowana | Exchange gearbox | 9800 | 38000 | assembly | exchange
# gearbox-shafts
input-shaft | m | Wałek sprzęgłowy | Gearbox input shaft | 1420 | 3200 | iron | var
output-shaft | m | Wałek główny | Gearbox output shaft | 1680 | 4800 | iron | var
gear-first | n | Koło zębate 1. biegu | First gear wheel | 420 | 980 | iron |
gear-second | n | Koło zębate 2. biegu | Second gear wheel | 410 | 860 | iron |
gear-third | n | Koło zębate 3. biegu | Third gear wheel | 390 | 720 | iron |
synchroniser-ring | m | Pierścień synchronizatora | Synchroniser ring | 138 | 110 | iron | x5 supersede
synchroniser-hub | f | Piasta synchronizatora | Synchroniser hub | 264 | 340 | iron | x2
shift-sleeve | f | Przesuwka synchronizatora | Shift sleeve | 286 | 420 | iron | x2
needle-bearing | n | Łożysko igiełkowe | Needle bearing | 64 | 60 | bearing | x4
ball-bearing | n | Łożysko kulkowe | Ball bearing | 148 | 410 | bearing | x2
circlip | hw | circlip | 30×1,5 35×1,75 40×2 | x3
spacer-ring | m | Pierścień dystansowy | Spacer ring | 22 | 40 | iron | x2 classes
# automatic-gearbox
automatic-gearbox | f | Automatyczna skrzynia biegów | Automatic gearbox | 18400 | 84000 | assembly | exchange var
torque-converter | f | Przekładnia hydrokinetyczna | Torque converter | 4200 | 14600 | assembly | exchange
converter-bolt | f | Śruba przekładni hydrokinetycznej | Torque converter bolt | 12 | 22 | single | x6
valve-body | m | Sterownik hydrauliczny skrzyni | Valve body | 6800 | 6200 | unit | exchange
gearbox-oil-filter | m | Filtr oleju skrzyni automatycznej | Automatic gearbox oil filter | 168 | 320 | filter |
filter-seal | hw | o-ring | 28×3,5 32×4 |
gearbox-oil-pan | f | Miska olejowa skrzyni automatycznej | Automatic gearbox oil pan | 640 | 1800 | plastic | split
pan-gasket | f | Uszczelka miski olejowej skrzyni | Gearbox oil pan gasket | 72 | 60 | seal | once
pan-bolt | f | Śruba miski olejowej skrzyni | Gearbox oil pan bolt | 7 | 10 | single | x13
oil-drain-plug | m | Korek spustowy oleju skrzyni automatycznej | Automatic gearbox oil drain plug | 24 | 46 | iron |
input-seal | m | Uszczelniacz wału wejściowego skrzyni automatycznej | Automatic gearbox input shaft seal | 58 | 40 | seal | once
pan-magnet | m | Magnes miski olejowej | Oil pan magnet | 22 | 60 | iron | x2
plug-sleeve | f | Tuleja uszczelniająca wtyczki | Connector sealing sleeve | 84 | 40 | plastic | once
extra-atf-set | m | Zestaw wymiany oleju w skrzyni automatycznej | Automatic gearbox oil change set | 1180 | 8200 | kit | set
# gearshift
shift-knob | f | Gałka dźwigni zmiany biegów | Gear knob | 246 | 190 | trim | opt:steering-style
shift-boot | m | Mieszek dźwigni zmiany biegów | Gear lever boot | 168 | 90 | trim | colour
shift-lever | f | Dźwignia zmiany biegów | Gear lever | 214 | 480 | steel | split
shift-housing | f | Obudowa mechanizmu zmiany biegów | Shift mechanism housing | 320 | 760 | plastic |
shift-rod | m | Drążek zmiany biegów | Shift rod | 128 | 420 | steel | var
selector-joint | m | Przegub wybieraka | Selector joint | 92 | 140 | steel |
joint-pin | m | Sworzeń przegubu | Joint pin | 16 | 18 | iron | x2
pin-clip | hw | cotter-pin | 8×1 10×1 | x2
lever-bush | f | Tulejka dźwigni | Lever bush | 14 | 8 | plastic | x2
damping-washer | f | Podkładka tłumiąca | Damping washer | 9 | 4 | rubber | x2
boot-frame | f | Ramka mieszka | Boot frame | 58 | 60 | trim |
housing-bolt | hw | flange-bolt | M6×25 M8×30 | x4
# drive-shaft
drive-shaft | f | Półoś napędowa | Drive shaft | 1480 | 6900 | shaft | axle lr gear exchange
outer-joint | m | Przegub zewnętrzny | Outer CV joint | 480 | 2600 | shaft | axle x2
outer-boot | f | Osłona przegubu zewnętrznego | Outer CV joint boot | 96 | 140 | rubber | x2
boot-clamp-large | hw | boot-clamp | 85–90 92–97 | x2 once
boot-clamp-small | hw | boot-clamp | 24–28 30–34 | x2 once
inner-joint | m | Przegub wewnętrzny | Inner CV joint | 560 | 2900 | shaft | axle x2 gear
inner-boot | f | Osłona przegubu wewnętrznego | Inner CV joint boot | 98 | 150 | rubber | x2
joint-circlip | hw | circlip | 26×1,5 28×2 | x2
axle-nut | f | Nakrętka półosi | Axle nut | 22 | 90 | single | x2
grease-tube | m | Smar do przegubów 120 g | CV joint grease 120 g | 34 | 130 | fluid |
vibration-absorber | m | Tłumik drgań półosi | Drive shaft vibration absorber | 112 | 640 | rubber |
extra-boot-set | m | Zestaw naprawczy osłony przegubu | CV joint boot repair set | 158 | 320 | kit | set
# propshaft
propshaft-front | m | Wał napędowy przedni | Front propeller shaft | 1880 | 6400 | shaft | gear exchange
propshaft-rear | m | Wał napędowy tylny | Rear propeller shaft | 1640 | 5600 | shaft | gear
flex-disc | m | Przegub elastyczny wału | Flexible disc | 264 | 720 | rubber | supersede
centre-bearing | f | Podpora środkowa wału | Centre bearing support | 248 | 690 | bearing |
universal-joint | m | Krzyżak wału napędowego | Universal joint | 138 | 480 | shaft |
centring-sleeve | f | Tuleja centrująca | Centring sleeve | 42 | 60 | iron |
flex-disc-bolt | f | Śruba przegubu elastycznego | Flexible disc bolt | 14 | 62 | single | x6
flex-disc-nut | hw | lock-nut | M12 M10 | x6 once
bearing-bolt | hw | flange-bolt | M8×30 M8×40 | x2
heat-shield | f | Osłona termiczna wału | Propeller shaft heat shield | 92 | 380 | bracket |
# differential
differential-housing | m | Mechanizm różnicowy kompletny | Rear differential, complete | 6400 | 26500 | assembly | exchange gear var
differential-cover | f | Pokrywa tylna mechanizmu różnicowego | Differential rear cover | 620 | 2900 | casting |
cover-gasket | f | Uszczelka pokrywy mechanizmu różnicowego | Differential cover gasket | 48 | 30 | seal | once
crown-wheel | n | Koło talerzowe | Crown wheel | 1680 | 4200 | iron | var
drive-pinion-gear | m | Wałek atakujący | Drive pinion | 1240 | 1900 | iron | var
differential-case | m | Kosz mechanizmu różnicowego | Differential case | 1120 | 3800 | casting |
bevel-gear | n | Koło zębate stożkowe | Bevel gear | 164 | 380 | iron | x4
taper-bearing | n | Łożysko stożkowe | Tapered roller bearing | 186 | 520 | bearing | x2
output-flange | m | Kołnierz mechanizmu różnicowego | Differential output flange | 248 | 780 | iron | x2
output-seal | m | Uszczelniacz mechanizmu różnicowego | Differential output seal | 42 | 40 | seal | once x2
oil-fill-plug | m | Korek wlewu oleju mechanizmu różnicowego | Differential oil filler plug | 18 | 46 | iron |
vent-cap | m | Odpowietrznik mechanizmu różnicowego | Differential vent cap | 14 | 10 | plastic |
cover-bolt | hw | torx-bolt | M10×30 M10×35 | x8
extra-diff-oil | m | Olej do mechanizmu różnicowego 0,5 l | Differential oil 0.5 l | 72 | 480 | fluid | x2
`;
