/** Part names of the engine boards; the columns are explained in role-table.ts. */
export const engineRoles = `
# engine-block
cylinder-block | m | Blok silnika | Engine block | 6800 | 42000 | casting | var
main-bearing-cap | f | Pokrywa łożyska głównego | Main bearing cap | 96 | 620 | iron | x5
bearing-cap-bolt | hw | stretch-bolt | M10×75 M11×82 M10×95 | x10
core-plug | m | Korek technologiczny bloku | Core plug | 14 | 32 | iron | x4
dowel-sleeve | hw | dowel | 10,5×12 12×14 14,5×16 | x4
oil-spray-nozzle | f | Dysza natrysku oleju | Oil spray nozzle | 58 | 45 | iron | x4
block-drain-plug | m | Korek spustowy bloku | Block drain plug | 12 | 38 | iron |
drain-plug-seal | hw | seal-ring | A14×18 A12×16 A18×22 |
rear-cover | f | Pokrywa tylna bloku silnika | Rear engine cover | 210 | 890 | casting |
rear-cover-gasket | f | Uszczelka pokrywy tylnej | Rear cover gasket | 46 | 30 | seal | once
rear-shaft-seal | m | Uszczelniacz tylny wału korbowego | Rear crankshaft seal | 92 | 85 | seal | once
cover-bolt | hw | flange-bolt | M6×25 M6×30 M7×35 | x6
knock-sensor | m | Czujnik spalania stukowego | Knock sensor | 164 | 90 | sensor | x2
extra-block-gasket-set | m | Zestaw uszczelek bloku silnika | Engine block gasket set | 420 | 600 | kit | set
# oil-pan
oil-pan | f | Miska olejowa | Oil pan | 690 | 4600 | casting | var drive
oil-pan-gasket | f | Uszczelka miski olejowej | Oil pan gasket | 78 | 70 | seal | once
oil-pan-bolt | hw | flange-bolt | M6×22 M6×28 M8×26 | x18
oil-drain-plug | m | Korek spustowy oleju | Oil drain plug | 21 | 40 | iron |
oil-level-sensor | m | Czujnik poziomu oleju | Oil level sensor | 265 | 120 | sensor | split
sensor-o-ring | hw | o-ring | 17×3 20×2,5 23×3 |
sensor-nut | hw | flange-nut | M6 M5 | x3
dipstick | m | Bagnet oleju | Oil dipstick | 48 | 95 | plastic | var
dipstick-tube | f | Rurka bagnetu oleju | Dipstick tube | 82 | 240 | pipe |
dipstick-o-ring | hw | o-ring | 8×2,5 9×3 |
oil-pickup | m | Smok olejowy | Oil pickup pipe | 138 | 310 | pipe |
extra-pan-sealant | m | Uszczelniacz silikonowy silnika 75 ml | Engine silicone sealant 75 ml | 62 | 110 | fluid |
# cylinder-head
cylinder-head | f | Głowica cylindrów | Cylinder head | 4900 | 17500 | casting | var
head-gasket | f | Uszczelka głowicy cylindrów | Cylinder head gasket | 245 | 210 | seal | once thick
head-bolt | f | Śruba głowicy cylindrów | Cylinder head bolt | 16 | 95 | single | x10
head-bolt-washer | hw | washer | 10,5×20 11×21 | x10
valve-guide | f | Prowadnica zaworu | Valve guide | 34 | 22 | iron | x16
manifold-stud | hw | stud | M7×45 M8×40 M7×55 | x8
coolant-flange | m | Króciec płynu chłodzącego | Coolant flange | 118 | 180 | plastic | split
flange-gasket | f | Uszczelka kołnierza | Flange gasket | 24 | 18 | seal | once
flange-bolt | hw | flange-bolt | M6×20 M6×25 | x3
coolant-temperature-sensor | m | Czujnik temperatury płynu chłodzącego | Coolant temperature sensor | 72 | 34 | sensor |
lifting-eye | n | Ucho do podnoszenia silnika | Engine lifting eye | 38 | 260 | bracket |
extra-head-gasket-set | m | Zestaw uszczelek głowicy | Cylinder head gasket set | 780 | 900 | kit | set
# cylinder-head-cover
head-cover | f | Pokrywa zaworów | Cylinder head cover | 720 | 2400 | plastic | var
head-cover-gasket | f | Uszczelka pokrywy zaworów | Cylinder head cover gasket | 96 | 90 | seal | once
plug-well-gasket | f | Uszczelka studni świec | Spark plug well gasket | 28 | 24 | seal | once x4
head-cover-bolt | f | Śruba pokrywy zaworów | Cylinder head cover bolt | 11 | 24 | single | x15
oil-filler-cap | m | Korek wlewu oleju | Oil filler cap | 46 | 60 | plastic |
filler-cap-seal | f | Uszczelka korka wlewu oleju | Oil filler cap seal | 12 | 8 | seal |
vent-valve | m | Zawór odpowietrzania skrzyni korbowej | Crankcase vent valve | 148 | 130 | plastic | split
vent-hose | m | Przewód odpowietrzający skrzyni korbowej | Crankcase vent hose | 84 | 110 | hose |
hose-clamp | hw | hose-clamp | 12–20 20–32 32–44 | x2
engine-cover | f | Osłona górna silnika | Engine cover | 310 | 1400 | plastic | var
cover-grommet | f | Tulejka gumowa osłony | Cover rubber grommet | 9 | 8 | rubber | x4
extra-head-cover-set | m | Zestaw naprawczy pokrywy zaworów | Cylinder head cover repair set | 188 | 240 | kit | set
# crankshaft
crankshaft | m | Wał korbowy | Crankshaft | 3400 | 19500 | iron | var
main-bearing-shell | f | Panewka główna wału korbowego | Main bearing shell | 64 | 42 | bearing | x10 classes
thrust-bearing-shell | f | Panewka oporowa | Thrust bearing shell | 92 | 55 | bearing | x2
pilot-bearing | n | Łożysko pilotujące | Pilot bearing | 52 | 60 | bearing | manual
flywheel | n | Koło zamachowe | Flywheel | 1850 | 11200 | iron | gear
flywheel-bolt | f | Śruba koła zamachowego | Flywheel bolt | 14 | 38 | single | x8
vibration-damper | m | Tłumik drgań skrętnych | Vibration damper | 640 | 3100 | rubber | split
damper-bolt | f | Śruba tłumika drgań | Vibration damper bolt | 36 | 180 | single |
crankshaft-sprocket | n | Koło łańcuchowe wału korbowego | Crankshaft sprocket | 176 | 320 | iron |
woodruff-key | m | Wpust czółenkowy | Woodruff key | 6 | 8 | iron |
front-shaft-seal | m | Uszczelniacz przedni wału korbowego | Front crankshaft seal | 62 | 50 | seal | once
trigger-wheel | f | Tarcza impulsowa | Trigger wheel | 138 | 280 | iron |
# piston-conrod
piston | m | Tłok kompletny | Piston, complete | 520 | 640 | iron | x4 var classes
piston-ring-top | m | Pierścień tłokowy uszczelniający górny | Top compression ring | 42 | 12 | iron | x4
piston-ring-second | m | Pierścień tłokowy uszczelniający dolny | Second compression ring | 38 | 12 | iron | x4
oil-control-ring | m | Pierścień tłokowy olejowy | Oil control ring | 44 | 14 | iron | x4
piston-pin | m | Sworzeń tłokowy | Piston pin | 58 | 140 | iron | x4
pin-circlip | hw | circlip | 22×1,2 20×1,2 24×1,5 | x8
connecting-rod | m | Korbowód | Connecting rod | 610 | 690 | iron | x4 var
small-end-bush | f | Tuleja główki korbowodu | Small end bush | 32 | 36 | bearing | x4
rod-bearing-shell | f | Panewka korbowodowa | Connecting rod bearing shell | 48 | 30 | bearing | x8 classes
rod-cap | f | Pokrywa korbowodu | Connecting rod cap | 92 | 210 | iron | x4
rod-bolt | f | Śruba korbowodowa | Connecting rod bolt | 18 | 34 | single | x8
extra-ring-set | m | Zestaw pierścieni tłokowych | Piston ring repair set | 310 | 110 | kit | set
# timing-chain
timing-chain | m | Łańcuch rozrządu | Timing chain | 280 | 480 | iron | var
intake-sprocket | n | Koło łańcuchowe wałka ssącego | Intake camshaft sprocket | 420 | 640 | iron | split
exhaust-sprocket | n | Koło łańcuchowe wałka wydechowego | Exhaust camshaft sprocket | 420 | 640 | iron | split
sprocket-bolt | f | Śruba koła rozrządu | Camshaft sprocket bolt | 22 | 58 | single | x2
chain-guide | f | Prowadnica łańcucha rozrządu | Timing chain guide | 112 | 120 | plastic | x2
tensioning-rail | f | Szyna napinająca łańcucha | Tensioning rail | 134 | 150 | plastic |
chain-tensioner | m | Napinacz łańcucha rozrządu | Timing chain tensioner | 268 | 190 | iron | supersede
tensioner-seal | hw | seal-ring | A22×27 A26×31 |
guide-pin | m | Sworzeń prowadnicy | Guide pin | 26 | 45 | iron | x3
timing-cover | f | Pokrywa rozrządu | Timing case cover | 860 | 3900 | casting | var
timing-cover-gasket | f | Uszczelka pokrywy rozrządu | Timing case cover gasket | 68 | 60 | seal | once
extra-timing-set | m | Zestaw naprawczy łańcucha rozrządu | Timing chain repair set | 1180 | 2100 | kit | set
# valve-gear
intake-camshaft | m | Wałek rozrządu ssący | Intake camshaft | 1080 | 2300 | iron | var
exhaust-camshaft | m | Wałek rozrządu wydechowy | Exhaust camshaft | 1080 | 2300 | iron | var
camshaft-bearing-cap | f | Pokrywa łożyska wałka rozrządu | Camshaft bearing cap | 54 | 90 | iron | x8
rocker-arm | f | Dźwigienka zaworowa | Rocker arm | 58 | 62 | iron | x16
hydraulic-lifter | m | Popychacz hydrauliczny | Hydraulic valve lifter | 64 | 70 | iron | x16
valve-cotter | m | Zamek zaworu | Valve cotter | 3 | 4 | iron | x32
spring-retainer | f | Miseczka sprężyny zaworu | Valve spring retainer | 12 | 16 | iron | x16
valve-spring | f | Sprężyna zaworu | Valve spring | 24 | 58 | spring | x16
spring-seat | f | Podkładka sprężyny zaworu | Valve spring seat | 8 | 14 | iron | x16
valve-stem-seal | m | Uszczelniacz trzonka zaworu | Valve stem seal | 11 | 6 | seal | x16 once
intake-valve | m | Zawór ssący | Intake valve | 58 | 62 | iron | x8
exhaust-valve | m | Zawór wydechowy | Exhaust valve | 74 | 58 | iron | x8
extra-stem-seal-set | m | Zestaw uszczelniaczy trzonków zaworów | Valve stem seal set | 124 | 90 | kit | set
# belt-drive
ribbed-belt | m | Pasek wieloklinowy | Ribbed V-belt | 118 | 190 | rubber | opt:climate
belt-tensioner | m | Napinacz paska | Belt tensioner | 286 | 720 | iron | split
tensioner-pulley | f | Rolka napinająca | Tensioner pulley | 98 | 240 | bearing |
deflection-pulley | f | Rolka prowadząca | Deflection pulley | 92 | 220 | bearing |
pulley-cover | f | Zaślepka rolki | Pulley cover | 12 | 14 | plastic |
alternator-pulley | n | Koło pasowe alternatora | Alternator pulley | 148 | 420 | iron |
compressor-pulley | n | Koło pasowe sprężarki | Compressor pulley | 184 | 620 | iron | opt:climate-fitted
water-pump-pulley | n | Koło pasowe pompy wody | Water pump pulley | 92 | 280 | plastic |
pulley-bolt | hw | flange-bolt | M6×13 M8×20 M6×16 | x4
tensioner-bolt | hw | flange-bolt | M8×55 M8×70 M10×80 | x2
extra-belt-set | m | Zestaw paska wieloklinowego | Ribbed V-belt set | 390 | 1200 | kit | set
# engine-mount
engine-mount-left | f | Poduszka silnika lewa | Engine mount, left | 290 | 1300 | rubber | gear
engine-mount-right | f | Poduszka silnika prawa | Engine mount, right | 290 | 1300 | rubber | gear
support-bracket-left | m | Wspornik silnika lewy | Engine support bracket, left | 265 | 1900 | bracket | var
support-bracket-right | m | Wspornik silnika prawy | Engine support bracket, right | 265 | 1900 | bracket | var
heat-shield | f | Osłona termiczna poduszki silnika | Engine mount heat shield | 64 | 180 | bracket |
mount-bolt | hw | flange-bolt | M10×45 M12×50 M10×60 | x4
mount-nut | hw | lock-nut | M10 M12 M8 | x4
bracket-bolt | hw | flange-bolt | M10×30 M8×25 M10×40 | x6
torque-rod | m | Łącznik reakcyjny silnika | Engine torque rod | 178 | 980 | rubber | gear
gearbox-mount | f | Poduszka skrzyni biegów | Gearbox mount | 158 | 620 | rubber | gear
gearbox-crossmember | f | Belka poprzeczna skrzyni biegów | Gearbox crossmember | 410 | 3400 | steel | gear
crossmember-bolt | hw | flange-bolt | M8×35 M10×40 | x4
# oil-filter
oil-filter-housing | f | Obudowa filtra oleju | Oil filter housing | 640 | 1500 | casting | split
oil-filter-element | m | Wkład filtra oleju | Oil filter element | 42 | 110 | filter |
oil-filter-cap | f | Pokrywa filtra oleju | Oil filter cap | 68 | 140 | plastic |
filter-cap-o-ring | hw | o-ring | 71×4 76×4 91×4 |
cap-drain-plug | m | Korek spustowy pokrywy filtra | Filter cap drain plug | 16 | 18 | plastic |
housing-gasket | f | Uszczelka obudowy filtra oleju | Oil filter housing gasket | 38 | 26 | seal | once
oil-cooler | f | Chłodnica oleju | Oil cooler | 720 | 1300 | cooler | var
oil-cooler-seal | f | Uszczelka chłodnicy oleju | Oil cooler seal | 24 | 14 | seal | once x2
oil-pressure-switch | m | Czujnik ciśnienia oleju | Oil pressure switch | 96 | 48 | sensor |
housing-bolt | hw | flange-bolt | M8×30 M8×45 M6×25 | x4
bypass-valve | m | Zawór obejściowy filtra | Filter bypass valve | 58 | 36 | iron |
extra-oil-service-set | m | Zestaw serwisowy wymiany oleju | Oil service set | 64 | 190 | kit | set
# intake-manifold
intake-manifold | m | Kolektor dolotowy | Intake manifold | 1180 | 4200 | plastic | var
manifold-gasket | f | Uszczelka kolektora dolotowego | Intake manifold gasket | 42 | 22 | seal | once x4
throttle-body | f | Przepustnica | Throttle body | 890 | 1100 | unit | supersede
throttle-gasket | f | Uszczelka przepustnicy | Throttle body gasket | 22 | 12 | seal | once
throttle-bolt | hw | torx-bolt | M6×45 M6×50 | x4
manifold-nut | hw | flange-nut | M7 M8 | x6
pressure-sensor | m | Czujnik ciśnienia doładowania | Boost pressure sensor | 154 | 40 | sensor | split
support-bracket | m | Wspornik kolektora dolotowego | Intake manifold bracket | 52 | 310 | bracket |
intake-hose | m | Przewód dolotowy | Intake hose | 196 | 420 | hose | var
purge-valve | m | Zawór odpowietrzania zbiornika | Tank vent valve | 168 | 110 | sensor |
# turbocharger
heat-shield | f | Osłona termiczna turbosprężarki | Turbocharger heat shield | 98 | 260 | bracket |
turbocharger | f | Turbosprężarka | Turbocharger | 4650 | 7800 | assembly | exchange var
turbo-gasket | f | Uszczelka turbosprężarki | Turbocharger gasket | 54 | 32 | seal | once
boost-actuator | m | Nastawnik turbosprężarki | Boost pressure actuator | 780 | 640 | unit | split
actuator-bracket | m | Wspornik nastawnika | Actuator bracket | 64 | 180 | bracket |
oil-feed-pipe | m | Przewód doprowadzający olej | Oil feed pipe | 142 | 160 | pipe |
oil-return-pipe | m | Przewód powrotny oleju | Oil return pipe | 118 | 210 | pipe |
banjo-bolt | hw | banjo-bolt | M10×1 M12×1,5 M14×1,5 | x2
sealing-washer | hw | seal-ring | A10×13,5 A12×15,5 A14×18 | x4
v-band-clamp | f | Obejma profilowa | V-band clamp | 86 | 190 | steel | once
charge-air-hose | m | Przewód powietrza doładowującego | Charge air hose | 284 | 640 | hose | var
extra-turbo-fitting-set | m | Zestaw montażowy turbosprężarki | Turbocharger fitting set | 246 | 320 | kit | set
`;
