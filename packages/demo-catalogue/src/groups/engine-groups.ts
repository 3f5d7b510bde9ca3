/** Main groups 02 to 18 with their subgroups and boards; the columns are explained in group-table.ts. */
export const engineGroups = `
## 02 | Obsługa i naprawa | Service and repair
= 02-11 | Zestawy serwisowe silnika | Engine service sets
oil-filter | e | old | Zestaw serwisowy – olej i filtr oleju | Service set – oil and oil filter
air-filter | p | old | Zestaw serwisowy – filtr powietrza | Service set – air filter
ignition | e | petrol | Zestaw serwisowy – świece zapłonowe | Service set – spark plugs
fuel-pump | p | diesel | Zestaw serwisowy – filtr paliwa | Service set – fuel filter
= 02-34 | Zestawy serwisowe hamulców | Brake service sets
brake-disc-front | p | old front | Zestaw serwisowy – hamulec przedni | Service set – front brake
brake-disc-rear | p | rear | Zestaw serwisowy – hamulec tylny | Service set – rear brake
= 02-64 | Zestawy serwisowe wnętrza | Interior service sets
blower | s | | Zestaw serwisowy – filtr kabinowy | Service set – cabin filter
wiper | s | | Zestaw serwisowy – pióra wycieraczek | Service set – wiper blades
= 02-17 | Zestawy serwisowe układu chłodzenia | Cooling service sets
water-pump | e | | Zestaw serwisowy – pompa wody i termostat | Service set – water pump and thermostat
= 02-21 | Zestawy serwisowe napędu | Drivetrain service sets
clutch | e | manual | Zestaw serwisowy – sprzęgło | Service set – clutch
automatic-gearbox | p | auto | Zestaw serwisowy – olej skrzyni automatycznej | Service set – automatic gearbox oil
## 03 | Doposażenie | Retrofits
= 03-61 | Doposażenie elektryczne | Electrical retrofits
* park-retrofit | s | retrofit rear P01 | Doposażenie – czujniki parkowania z tyłu | Retrofit – rear parking sensors
* led-headlamp | s | retrofit L03 | Doposażenie – reflektory LED | Retrofit – LED headlamps
audio-system | s | retrofit | Doposażenie – system audio hi-fi | Retrofit – hi-fi audio system
switches | s | retrofit | Doposażenie – tempomat | Retrofit – cruise control
= 03-71 | Doposażenie mechaniczne | Mechanical retrofits
* towbar | s | retrofit | Doposażenie – hak holowniczy | Retrofit – trailer hitch
front-strut | s | retrofit front | Doposażenie – zawieszenie sportowe | Retrofit – sports suspension
brake-disc-front | p | retrofit front | Doposażenie – hamulce sportowe | Retrofit – sports brakes
exhaust-pipes | s | retrofit | Doposażenie – wydech sportowy | Retrofit – sports exhaust
= 03-51 | Doposażenie nadwozia | Body retrofits
bumper-front | s | retrofit front | Doposażenie – pakiet sportowy, zderzak przedni | Retrofit – sports package, front bumper
bumper-rear | s | retrofit rear | Doposażenie – pakiet sportowy, zderzak tylny | Retrofit – sports package, rear bumper
steering-column | s | retrofit | Doposażenie – kierownica sportowa | Retrofit – sports steering wheel
## 11 | Silnik | Engine
= 11-10 | Blok silnika | Engine block
* engine-block | e | all | Blok silnika – części montażowe | Engine block – mounting parts
engine-block | e | old | Blok silnika – łożyskowanie wału | Engine block – crankshaft bearings
= 11-11 | Miska olejowa | Oil pan
* oil-pan | e | old | Miska olejowa i bagnet oleju | Oil pan and dipstick
oil-pan | e | old | Miska olejowa – czujnik poziomu oleju | Oil pan – oil level sensor
= 11-12 | Głowica cylindrów | Cylinder head
* cylinder-head | e | all | Głowica cylindrów – części montażowe | Cylinder head – mounting parts
cylinder-head | e | old | Głowica cylindrów – zawory i prowadnice | Cylinder head – valves and guides
* cylinder-head-cover | e | petrol all | Pokrywa zaworów | Cylinder head cover
cylinder-head-cover | e | petrol old | Odpowietrzanie skrzyni korbowej | Crankcase ventilation
* diesel-head-cover | e | diesel | Pokrywa zaworów | Cylinder head cover
= 11-21 | Wał korbowy | Crankshaft
* crankshaft | e | all | Wał korbowy i koło zamachowe | Crankshaft and flywheel
crankshaft | e | old | Tłumik drgań skrętnych | Vibration damper
= 11-24 | Tłoki i korbowody | Pistons and connecting rods
* piston-conrod | e | all | Tłoki i korbowody | Pistons and connecting rods
piston-conrod | e | old | Łożyska korbowodów | Connecting rod bearings
= 11-31 | Rozrząd | Timing gear
* timing-chain | e | all | Łańcuch rozrządu | Timing chain
timing-chain | e | old | Pokrywa rozrządu | Timing case cover
* valve-gear | e | all | Wałki rozrządu i zawory | Camshafts and valve gear
valve-gear | e | old | Zmienne fazy rozrządu | Variable valve timing
= 11-28 | Napęd paskowy | Belt drive
* belt-drive | e | old | Napęd paskowy osprzętu | Accessory belt drive
belt-drive | e | | Napęd paskowy – sprężarka klimatyzacji | Belt drive – air conditioning compressor
= 11-42 | Smarowanie silnika | Engine lubrication
* oil-filter | e | all | Filtr oleju i chłodnica oleju | Oil filter and oil cooler
oil-filter | e | old | Pompa oleju i przewody olejowe | Oil pump and oil lines
= 11-61 | Kolektor dolotowy | Intake manifold
* intake-manifold | e | petrol | Kolektor dolotowy i przepustnica | Intake manifold and throttle body
diesel-intake | e | diesel | Sterowanie podciśnieniowe | Vacuum control
* diesel-intake | e | diesel | Kolektor dolotowy i przepustnica | Intake manifold and throttle body
= 11-65 | Doładowanie | Turbocharging
* turbocharger | e | | Turbosprężarka z przewodami olejowymi | Turbocharger with oil lines
turbocharger | e | | Przewody powietrza doładowującego | Charge air pipes
= 11-62 | Kolektor wydechowy | Exhaust manifold
exhaust-manifold | e | | Kolektor wydechowy | Exhaust manifold
exhaust-manifold | e | diesel | Chłodnica i zawór recyrkulacji spalin | EGR cooler and valve
= 11-51 | Pompa wody silnika | Engine water pump
water-pump | e | old | Pompa wody z napędem | Water pump with drive
= 11-00 | Silniki wymienne | Exchange engines
engine-block | e | old | Silnik wymienny kompletny | Exchange engine, complete
engine-block | e | old | Silnik wymienny – zespół podstawowy | Exchange engine – short block
= 11-13 | Pompa oleju | Oil pump
oil-pan | e | old | Pompa oleju z napędem | Oil pump with drive
= 11-14 | Pokrywy czołowe silnika | Engine front covers
timing-chain | e | | Pokrywy czołowe i uszczelniacze | Front covers and shaft seals
= 11-71 | Recyrkulacja spalin | Exhaust gas recirculation
exhaust-manifold | e | diesel | Zawór recyrkulacji spalin | EGR valve
## 12 | Elektryka silnika | Engine electrics
= 12-41 | Rozrusznik | Starter motor
* starter | e | all | Rozrusznik | Starter motor
starter | e | old | Części składowe rozrusznika | Starter motor components
= 12-31 | Alternator | Alternator
* alternator | e | all | Alternator – części składowe | Alternator – components
alternator | e | old | Alternator kompletny | Alternator, complete
= 12-13 | Zapłon | Ignition
* ignition | e | petrol all | Cewki i świece zapłonowe | Ignition coils and spark plugs
= 12-14 | Sterownik silnika | Engine control unit
* ecu-box | e | | Sterownik silnika i skrzynka sterowników | Engine control unit and box
= 12-51 | Wiązka silnika | Engine wiring harness
* engine-harness | e | old | Wiązka przewodów silnika | Engine wiring harness
wiring-harness | s | | Wiązka przewodów skrzyni biegów | Gearbox wiring harness
wiring-harness | s | | Wiązka wtryskiwaczy | Injector wiring harness
= 12-61 | Czujniki silnika | Engine sensors
engine-sensors | e | old | Czujniki wału korbowego i rozrządu | Crankshaft and camshaft sensors
oil-filter | e | old | Czujniki ciśnienia i temperatury oleju | Oil pressure and temperature sensors
= 12-52 | Złącza i wtyczki silnika | Engine connectors
wiring-harness | s | | Wtyczki i złącza silnika | Engine plugs and connectors
## 13 | Przygotowanie i dolot mieszanki | Fuel preparation and intake
= 13-53 | Układ wtryskowy | Fuel injection
* fuel-rail | e | | Listwa paliwowa i wtryskiwacze | Fuel rail and injectors
* high-pressure-pump | e | diesel | Pompa wysokiego ciśnienia | High-pressure pump
fuel-injection | e | petrol | Przewody wysokiego ciśnienia | High-pressure pipes
= 13-71 | Filtr powietrza | Air filter
* air-filter | p | | Filtr powietrza | Air filter
air-filter | p | | Kanały dolotowe powietrza | Air intake ducts
= 13-54 | Przepustnica | Throttle body
* throttle-body | e | petrol | Przepustnica i czujniki dolotu | Throttle body and intake sensors
= 13-62 | Czujniki układu wtryskowego | Injection system sensors
fuel-injection | e | | Czujniki układu wtryskowego | Injection system sensors
air-filter | p | | Przepływomierz powietrza | Air mass meter
= 13-90 | Odpowietrzanie zbiornika | Tank ventilation
intake-manifold | e | petrol | Zawór odpowietrzania zbiornika | Tank vent valve
fuel-tank | s | petrol | Filtr z węglem aktywnym | Activated carbon canister
= 13-31 | Pompa paliwa silnika | Engine fuel pump
fuel-injection | e | diesel | Zawór dozujący i czujniki pompy | Metering valve and pump sensors
## 16 | Układ paliwowy | Fuel supply
= 16-11 | Zbiornik paliwa | Fuel tank
* fuel-tank | p | all | Zbiornik paliwa i wlew | Fuel tank and filler
fuel-tank | s | | Zbiornik paliwa – części montażowe | Fuel tank – mounting parts
= 16-12 | Przewody paliwowe | Fuel lines
* fuel-lines | p | | Przewody paliwowe i filtr paliwa | Fuel lines and fuel filter
fuel-pump | s | | Przewody paliwowe podwozia | Underbody fuel lines
= 16-14 | Pompa paliwa | Fuel pump
* fuel-pump-unit | p | all | Pompa paliwa i czujnik poziomu | Fuel pump and level sensor
= 16-19 | Układ AdBlue | SCR system
fuel-tank | s | diesel | Zbiornik AdBlue | AdBlue tank
fuel-injection | e | diesel | Wtryskiwacz AdBlue | AdBlue injector
= 16-13 | Wlew paliwa | Fuel filler
fuel-tank | s | | Szyjka wlewu i klapka | Filler neck and flap
## 17 | Układ chłodzenia | Cooling system
= 17-11 | Chłodnica | Radiator
* radiator-hoses | p | all | Chłodnica silnika | Radiator
radiator | s | | Kanały powietrza chłodnicy | Radiator air ducts
radiator | p | | Chłodnica powietrza doładowującego | Charge air cooler
= 17-12 | Przewody płynu chłodzącego | Coolant hoses
* expansion-tank | p | all | Zbiornik wyrównawczy i przewody | Expansion tank and hoses
expansion-tank | p | | Przewody płynu chłodzącego – skrzynia biegów | Coolant hoses – gearbox
= 17-14 | Pompa wody i termostat | Water pump and thermostat
* water-pump | e | all | Pompa wody i termostat | Water pump and thermostat
water-pump | e | | Elektryczna pompa wody | Electric water pump
= 17-40 | Wentylator chłodnicy | Radiator fan
* radiator-fan | p | | Wentylator chłodnicy z osłoną | Radiator fan with shroud
= 17-21 | Chłodzenie oleju | Oil cooling
oil-filter | e | | Chłodnica oleju silnikowego z przewodami | Engine oil cooler with pipes
radiator | p | auto | Chłodnica oleju skrzyni biegów | Gearbox oil cooler
= 17-22 | Chłodzenie skrzyni biegów | Gearbox cooling
expansion-tank | p | auto | Przewody chłodzenia skrzyni automatycznej | Automatic gearbox cooler lines
## 18 | Układ wydechowy | Exhaust system
= 18-10 | Tłumiki | Silencers
* exhaust-pipes | p | all | Układ wydechowy – rura przednia i tłumiki | Exhaust system – front pipe and silencers
exhaust-pipes | s | | Tłumik końcowy | Rear silencer
exhaust-pipes | s | | Mocowanie układu wydechowego | Exhaust system suspension
= 18-30 | Katalizator | Catalytic converter
* exhaust-manifold | e | | Kolektor wydechowy z katalizatorem | Exhaust manifold with catalytic converter
exhaust-manifold | e | diesel | Filtr cząstek stałych | Particulate filter
= 18-40 | Osłony termiczne | Heat shields
exhaust-pipes | s | | Osłony termiczne podwozia | Underbody heat shields
= 18-21 | Sondy i czujniki spalin | Exhaust sensors
* exhaust-sensors | e | | Sondy lambda i czujniki temperatury spalin | Oxygen and exhaust temperature sensors
= 18-51 | Sterowanie klapami wydechu | Exhaust flap control
exhaust-pipes | s | petrol | Siłowniki klap wydechu | Exhaust flap actuators
`;
