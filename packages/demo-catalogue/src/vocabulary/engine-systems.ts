/** Part names of engine electrics, fuel, air, cooling and exhaust; the columns are explained in role-table.ts. */
export const engineSystemRoles = `
# starter
starter | m | Rozrusznik | Starter motor | 980 | 3600 | electric | exchange gear
solenoid | m | Elektromagnes rozrusznika | Starter solenoid | 264 | 480 | electric |
drive-pinion | m | Zespół sprzęgający rozrusznika | Starter drive pinion | 178 | 290 | iron |
armature | m | Wirnik rozrusznika | Starter armature | 310 | 920 | electric |
starter-housing | f | Obudowa rozrusznika | Starter housing | 240 | 760 | casting |
brush-holder | m | Szczotkotrzymacz | Brush holder | 86 | 70 | electric |
commutator-end-cap | f | Pokrywa komutatora | Commutator end cap | 74 | 180 | casting |
starter-bolt | hw | flange-bolt | M10×45 M12×70 M10×85 | x2
heat-shield | f | Osłona termiczna rozrusznika | Starter heat shield | 58 | 120 | bracket |
terminal-nut | hw | flange-nut | M8 M6 | x2
extra-brush-set | m | Zestaw szczotek rozrusznika | Starter brush set | 72 | 40 | kit | set
# alternator
alternator-pulley | n | Koło pasowe alternatora ze sprzęgłem jednokierunkowym | Alternator freewheel pulley | 236 | 480 | iron | split
drive-end-frame | f | Tarcza przednia alternatora | Drive end frame | 188 | 690 | casting |
alternator-bearing | n | Łożysko alternatora | Alternator bearing | 46 | 90 | bearing | x2
rotor | m | Wirnik alternatora | Alternator rotor | 420 | 2100 | electric |
stator | m | Stojan alternatora | Alternator stator | 380 | 1500 | electric |
rear-end-frame | f | Tarcza tylna alternatora | Rear end frame | 176 | 580 | casting |
voltage-regulator | m | Regulator napięcia | Voltage regulator | 214 | 110 | unit |
rectifier | m | Mostek prostowniczy | Rectifier | 246 | 260 | electric |
alternator-cover | f | Osłona alternatora | Alternator cover | 42 | 60 | plastic |
through-bolt | hw | torx-bolt | M5×95 M5×110 | x4
pulley-nut | hw | hex-nut | M16×1,5 M14×1,5 |
alternator-bolt | hw | flange-bolt | M10×90 M8×85 M10×110 | x2
extra-alternator | m | Alternator | Alternator | 1480 | 6200 | electric | exchange opt:alternator
# ignition
ignition-coil | f | Cewka zapłonowa | Ignition coil | 168 | 270 | electric | x4 supersede
spark-plug | f | Świeca zapłonowa | Spark plug | 54 | 46 | service | x4 var
coil-bolt | hw | flange-bolt | M6×25 M6×30 | x4
coil-harness | f | Wiązka cewek zapłonowych | Ignition coil harness | 312 | 420 | harness |
ignition-cover | f | Osłona cewek zapłonowych | Ignition coil cover | 118 | 260 | plastic |
crankshaft-sensor | m | Czujnik położenia wału korbowego | Crankshaft position sensor | 148 | 62 | sensor | split
camshaft-sensor | m | Czujnik położenia wałka rozrządu | Camshaft position sensor | 132 | 52 | sensor | x2
sensor-bolt | hw | torx-bolt | M6×16 M6×20 | x2
extra-plug-set | m | Zestaw świec zapłonowych | Spark plug set | 198 | 200 | kit | set
# fuel-tank
fuel-tank | m | Zbiornik paliwa | Fuel tank | 1980 | 11400 | plastic | drive
tank-strap | f | Opaska mocująca zbiornik | Tank strap | 94 | 580 | steel | x2
strap-bolt | hw | flange-bolt | M8×30 M8×90 | x4
filler-neck | f | Szyjka wlewu paliwa | Fuel filler neck | 320 | 980 | pipe | var
filler-cap | m | Korek wlewu paliwa | Fuel filler cap | 68 | 90 | plastic | fuel
filler-hose | m | Przewód wlewu paliwa | Fuel filler hose | 122 | 310 | hose |
hose-clamp | hw | hose-clamp | 40–60 50–70 | x2
tank-heat-shield | f | Osłona termiczna zbiornika | Tank heat shield | 86 | 420 | bracket |
vent-pipe | m | Przewód odpowietrzający zbiornika | Tank vent pipe | 108 | 160 | pipe |
rubber-buffer | m | Odbój gumowy zbiornika paliwa | Fuel tank rubber buffer | 11 | 16 | rubber | x4
lock-ring | m | Pierścień mocujący | Lock ring | 54 | 180 | plastic | x2
roll-over-valve | m | Zawór przelewowy | Roll-over valve | 98 | 60 | plastic |
# fuel-pump
fuel-pump-unit | f | Pompa paliwa z czujnikiem poziomu | Fuel pump unit | 1120 | 1300 | electric | fuel supersede
pump-seal | f | Uszczelka pompy paliwa | Fuel pump seal | 36 | 40 | seal | once
fuel-level-sensor | m | Czujnik poziomu paliwa | Fuel level sensor | 248 | 140 | sensor |
fuel-strainer | n | Sitko pompy paliwa | Fuel strainer | 48 | 30 | filter |
fuel-filter | m | Filtr paliwa | Fuel filter | 146 | 480 | filter | fuel
filter-bracket | m | Wspornik filtra paliwa | Fuel filter bracket | 42 | 140 | bracket |
fuel-hose | m | Przewód paliwowy elastyczny | Flexible fuel hose | 78 | 150 | hose |
hose-clamp | hw | hose-clamp | 11–13 13–15 | x4
fuel-line | m | Przewód paliwowy | Fuel line | 164 | 380 | pipe | steer
quick-coupling | f | Szybkozłączka | Quick-release coupling | 24 | 20 | plastic | x2
pump-connector | f | Wtyczka pompy paliwa | Fuel pump connector | 38 | 30 | connector |
# fuel-injection
fuel-rail | f | Listwa paliwowa | Fuel rail | 640 | 1400 | pipe | var
injector | m | Wtryskiwacz | Fuel injector | 890 | 240 | unit | x4 supersede exchange
injector-o-ring | hw | o-ring | 7×3 8×2,5 | x4
injector-clip | f | Spinka wtryskiwacza | Injector clip | 9 | 6 | clip | x4 once
injector-seal | m | Pierścień uszczelniający wtryskiwacza | Injector sealing ring | 18 | 5 | seal | x4 once
rail-bolt | hw | flange-bolt | M6×40 M8×45 | x4
rail-pressure-sensor | m | Czujnik ciśnienia paliwa | Rail pressure sensor | 286 | 90 | sensor |
high-pressure-pump | f | Pompa wysokiego ciśnienia | High-pressure pump | 1980 | 1900 | assembly | exchange split
high-pressure-pipe | m | Przewód wysokiego ciśnienia | High-pressure pipe | 158 | 180 | pipe | once
pump-gasket | f | Uszczelka pompy wysokiego ciśnienia | High-pressure pump gasket | 26 | 12 | seal | once
pump-bolt | hw | torx-bolt | M8×25 M8×35 M6×30 | x3
roller-tappet | m | Popychacz rolkowy | Roller tappet | 142 | 90 | iron |
extra-injector-set | m | Zestaw uszczelek wtryskiwaczy | Injector seal set | 94 | 40 | kit | set
# air-filter
air-filter-lower | f | Obudowa filtra powietrza dolna | Air filter housing, lower | 268 | 980 | plastic | var
air-filter-element | m | Wkład filtra powietrza | Air filter element | 84 | 310 | filter | var
air-filter-upper | f | Obudowa filtra powietrza górna | Air filter housing, upper | 232 | 760 | plastic | var
air-mass-meter | m | Przepływomierz powietrza | Air mass meter | 690 | 190 | sensor | exchange supersede
meter-seal | f | Uszczelka przepływomierza | Air mass meter seal | 16 | 8 | seal |
meter-bolt | hw | torx-screw | 5×16 5×20 | x2
intake-duct | m | Kanał dolotowy powietrza | Air intake duct | 148 | 420 | plastic | steer
intake-snorkel | m | Chwyt powietrza | Air intake snorkel | 92 | 260 | plastic |
hose-clamp | hw | hose-clamp | 60–80 70–90 | x2
rubber-mount | f | Podkładka gumowo-metalowa filtra powietrza | Air filter rubber mount | 18 | 24 | rubber | x3
cover-screw | hw | torx-screw | 6×25 5×18 | x5
# radiator
radiator | f | Chłodnica silnika | Radiator | 1180 | 5400 | cooler | gear var
radiator-mount-upper | n | Mocowanie chłodnicy górne | Radiator mount, upper | 28 | 50 | rubber | x2
radiator-mount-lower | n | Mocowanie chłodnicy dolne | Radiator mount, lower | 24 | 46 | rubber | x2
upper-hose | m | Przewód chłodnicy górny | Radiator hose, upper | 128 | 380 | hose | var
lower-hose | m | Przewód chłodnicy dolny | Radiator hose, lower | 136 | 420 | hose | var
hose-clamp | hw | hose-clamp | 38–52 40–60 | x4
fan-shroud | f | Osłona wentylatora | Fan shroud | 246 | 1300 | plastic | opt:towbar
fan-wheel | m | Wirnik wentylatora | Fan wheel | 184 | 540 | plastic |
fan-motor | m | Silnik wentylatora chłodnicy | Radiator fan motor | 890 | 2600 | electric | opt:towbar
shroud-screw | hw | torx-screw | 6×20 5×16 | x4
drain-screw | f | Śruba spustowa chłodnicy | Radiator drain screw | 14 | 12 | plastic |
air-duct | m | Kanał powietrza chłodnicy | Radiator air duct | 96 | 460 | plastic | split
extra-coolant | m | Płyn chłodzący, koncentrat 1,5 l | Coolant concentrate 1.5 l | 58 | 1700 | fluid |
# water-pump
water-pump | f | Pompa wody | Water pump | 540 | 1450 | assembly | exchange supersede
water-pump-gasket | f | Uszczelka pompy wody | Water pump gasket | 22 | 10 | seal | once
thermostat | m | Termostat | Thermostat | 178 | 160 | service | split
thermostat-o-ring | hw | o-ring | 49×4 54×4 62×4 |
thermostat-housing | f | Obudowa termostatu | Thermostat housing | 268 | 480 | plastic |
coolant-pipe | m | Przewód płynu chłodzącego | Coolant pipe | 112 | 240 | pipe | gear
coolant-pipe-o-ring | hw | o-ring | 20×3 24×3 | x2
extra-water-pump-set | m | Zestaw pompy wody z uszczelką | Water pump set with gasket | 580 | 1600 | kit | set
# expansion-tank
expansion-tank | m | Zbiornik wyrównawczy | Expansion tank | 186 | 690 | plastic | supersede
expansion-tank-cap | m | Korek zbiornika wyrównawczego | Expansion tank cap | 46 | 60 | plastic |
coolant-level-sensor | m | Czujnik poziomu płynu chłodzącego | Coolant level sensor | 82 | 40 | sensor |
tank-bracket | m | Wspornik zbiornika wyrównawczego | Expansion tank bracket | 54 | 220 | bracket |
vent-hose | m | Przewód odpowietrzający chłodnicy | Radiator vent hose | 76 | 120 | hose |
return-hose | m | Przewód powrotny | Return hose | 92 | 190 | hose | var
bleeder-screw | f | Śruba odpowietrzająca | Bleeder screw | 12 | 8 | plastic |
# exhaust-system
front-pipe | f | Rura przednia układu wydechowego | Front exhaust pipe | 940 | 4800 | exhaust | var drive
centre-muffler | m | Tłumik środkowy | Centre silencer | 1180 | 7600 | exhaust | var
rear-muffler | m | Tłumik końcowy | Rear silencer | 1640 | 11200 | exhaust | var opt:exhaust
exhaust-tip | f | Końcówka rury wydechowej | Exhaust tailpipe trim | 214 | 380 | exhaust | x2 opt:exhaust
exhaust-clamp | f | Obejma rury wydechowej | Exhaust clamp | 38 | 210 | steel | x2
rubber-hanger | m | Wieszak gumowy wydechu | Exhaust rubber hanger | 24 | 60 | rubber | x4
hanger-bracket | m | Wspornik tłumika | Silencer bracket | 64 | 310 | bracket | x2
hanger-bolt | hw | flange-bolt | M8×25 M8×30 | x4
flange-gasket | f | Uszczelka rury wydechowej | Exhaust pipe gasket | 32 | 40 | seal | once x2
flange-nut | hw | lock-nut | M8 M10 | x3 once
oxygen-sensor | f | Sonda lambda | Oxygen sensor | 468 | 130 | sensor | supersede
flap-actuator | m | Siłownik klapy wydechu | Exhaust flap actuator | 386 | 340 | electric | if:sports-exhaust
# exhaust-manifold
exhaust-manifold | m | Kolektor wydechowy | Exhaust manifold | 1280 | 5200 | casting | var
exhaust-gasket | f | Uszczelka kolektora wydechowego | Exhaust manifold gasket | 64 | 60 | seal | once
catalytic-converter | m | Katalizator | Catalytic converter | 4200 | 6100 | exhaust | exchange fuel
monitor-sensor | f | Sonda lambda diagnostyczna | Monitor oxygen sensor | 428 | 130 | sensor |
heat-shield | f | Osłona termiczna kolektora | Manifold heat shield | 112 | 320 | bracket |
heat-shield-bolt | hw | flange-bolt | M6×16 M6×12 | x4
support-bracket | m | Wspornik katalizatora | Catalytic converter bracket | 78 | 390 | bracket |
extra-manifold-set | m | Zestaw montażowy katalizatora | Catalytic converter fitting set | 148 | 260 | kit | set
`;
