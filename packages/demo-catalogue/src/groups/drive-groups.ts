/** Main groups 21 to 37 with their subgroups and boards; the columns are explained in group-table.ts. */
export const driveGroups = `
## 21 | Sprzęgło | Clutch
= 21-20 | Tarcza i docisk sprzęgła | Clutch disc and pressure plate
* clutch | e | manual old | Sprzęgło | Clutch
clutch | e | manual | Dwumasowe koło zamachowe | Dual-mass flywheel
= 21-51 | Wysprzęglik | Clutch release
clutch | e | manual | Wysprzęglik i łożysko wyciskowe | Clutch slave cylinder and release bearing
= 21-52 | Hydraulika sprzęgła | Clutch hydraulics
pedals | p | manual | Pompa i przewód hydrauliczny sprzęgła | Clutch master cylinder and line
## 22 | Zawieszenie silnika i skrzyni biegów | Engine and gearbox suspension
= 22-11 | Zawieszenie silnika | Engine suspension
* engine-suspension | p | old | Zawieszenie silnika | Engine suspension
= 22-32 | Zawieszenie skrzyni biegów | Gearbox suspension
* gearbox-suspension | p | | Zawieszenie skrzyni biegów | Gearbox suspension
engine-mount | p | | Belka poprzeczna i osłony | Crossmember and shields
## 23 | Manualna skrzynia biegów | Manual gearbox
= 23-11 | Obudowa skrzyni biegów | Gearbox housing
* manual-gearbox | p | manual all | Obudowa skrzyni biegów | Gearbox housing
manual-gearbox | p | manual | Uszczelnienia skrzyni biegów | Gearbox seals
manual-gearbox | p | manual | Mocowanie skrzyni biegów | Gearbox mounting
= 23-22 | Wałki i koła zębate | Shafts and gears
* gearbox-shafts | p | manual all | Zestaw kół zębatych i wałki | Gear set and shafts
gearbox-shafts | p | manual | Synchronizatory | Synchronisers
gearbox-shafts | p | manual | Łożyska i pierścienie dystansowe | Bearings and spacer rings
= 23-31 | Wewnętrzny mechanizm zmiany biegów | Inner gearshift parts
gearbox-shafts | p | manual | Widełki i wałki wybieraka | Selector forks and shafts
= 23-00 | Skrzynie wymienne | Exchange gearboxes
manual-gearbox | p | manual | Skrzynia biegów wymienna | Exchange gearbox
## 24 | Automatyczna skrzynia biegów | Automatic gearbox
= 24-11 | Obudowa skrzyni automatycznej | Automatic gearbox housing
* automatic-gearbox-unit | p | auto | Automatyczna skrzynia biegów – części montażowe | Automatic gearbox – mounting parts
automatic-gearbox | p | auto | Miska olejowa i filtr skrzyni automatycznej | Automatic gearbox oil pan and filter
= 24-40 | Przekładnia hydrokinetyczna | Torque converter
automatic-gearbox | p | auto | Przekładnia hydrokinetyczna | Torque converter
= 24-34 | Sterowanie skrzyni automatycznej | Automatic gearbox control
* valve-body | p | auto | Sterownik hydrauliczny | Valve body
= 24-00 | Automatyczne skrzynie wymienne | Exchange automatic gearboxes
automatic-gearbox | p | auto | Automatyczna skrzynia wymienna | Exchange automatic gearbox
## 25 | Mechanizm zmiany biegów | Gearshift
= 25-11 | Zmiana biegów manualna | Manual gearshift
* gearshift | p | manual old | Mechanizm zmiany biegów | Gearshift mechanism
gearshift | s | manual | Gałka i mieszek dźwigni zmiany biegów | Gear knob and boot
= 25-16 | Zmiana biegów automatyczna | Automatic gearshift
* gear-selector | p | auto | Wybierak skrzyni automatycznej | Automatic gear selector
gearshift | s | auto | Gałka wybieraka | Selector knob
## 26 | Wał napędowy | Propeller shaft
= 26-11 | Wał napędowy | Propeller shaft
* propshaft | p | old | Wał napędowy | Propeller shaft
propshaft | p | | Przegub elastyczny i podpora wału | Flexible disc and centre bearing
propshaft | p | if:all-wheel-drive | Wał napędowy przedni | Front propeller shaft
## 27 | Skrzynia rozdzielcza | Transfer case
= 27-10 | Skrzynia rozdzielcza | Transfer case
differential | p | if:all-wheel-drive | Skrzynia rozdzielcza – części składowe | Transfer case – components
= 27-60 | Sterowanie napędu na cztery koła | All-wheel drive control
body-control-units | s | if:all-wheel-drive | Sterownik napędu na cztery koła | All-wheel drive control unit
## 31 | Oś przednia | Front axle
= 31-12 | Wahacze przednie | Front control arms
* front-arms | p | old front | Wahacze i rama pomocnicza przednia | Wishbones and front subframe
front-wishbone | p | front | Wahacz wzdłużny i tuleja hydrauliczna | Tension strut and hydraulic mount
= 31-35 | Stabilizator przedni | Front stabiliser
* front-stabiliser | p | front | Stabilizator przedni | Front stabiliser
= 31-31 | Amortyzatory przednie | Front spring struts
* front-strut | p | old front | Kolumna resorująca przednia | Front spring strut
front-strut | s | front | Sprężyny i podkładki przednie | Front springs and pads
front-strut | s | front | Górne mocowanie amortyzatora | Strut top mount
= 31-21 | Piasta i łożysko koła przedniego | Front wheel hub and bearing
* front-hub | p | old front | Zwrotnica i łożysko koła | Steering knuckle and wheel bearing
= 31-60 | Półosie przednie | Front drive shafts
* drive-shaft | p | front if:all-wheel-drive | Półoś napędowa przednia | Front drive shaft
differential | p | front if:all-wheel-drive | Mechanizm różnicowy przedni | Front differential
= 31-42 | Widelec przedni | Front fork
* mc-fork-legs | s | moto | Widelec teleskopowy | Telescopic fork
* mc-fork-bridges | s | moto | Półki widelca i łożysko główki ramy | Fork bridges and steering head bearing
= 31-11 | Rama pomocnicza przednia | Front subframe
front-wishbone | p | front | Rama pomocnicza przednia – mocowanie | Front subframe – mounting
## 32 | Układ kierowniczy | Steering
= 32-10 | Przekładnia kierownicza | Steering gear
* steering-gear | p | old | Przekładnia kierownicza | Steering gear
* tie-rods | p | | Drążki kierownicze | Tie rods
steering-rack | p | | Elektryczne wspomaganie kierownicy | Electric power steering
= 32-30 | Kolumna kierownicy | Steering column
* steering-column | p | | Kolumna kierownicy i kierownica | Steering column and wheel
steering-column | s | | Kierownica z poduszką powietrzną | Steering wheel with airbag
steering-column | s | | Osłony kolumny kierownicy | Steering column trims
= 32-41 | Pompa i przewody wspomagania | Power steering pump and lines
brake-pipes | p | | Przewody hydrauliczne wspomagania | Power steering hydraulic lines
= 32-71 | Kierownica motocyklowa | Handlebar
* mc-grips | s | moto | Kierownica i manetki | Handlebar and grips
* mc-levers | s | moto | Przełączniki i dźwignie kierownicy | Handlebar switches and levers
= 32-34 | Blokada kierownicy i stacyjka | Steering lock and ignition switch
steering-column | s | vin | Stacyjka z kluczykami według VIN | Ignition lock with keys by VIN
## 33 | Oś tylna | Rear axle
= 33-31 | Wahacze tylne | Rear control arms
* rear-axle | p | old rear | Wahacze i rama pomocnicza tylna | Control arms and rear subframe
rear-axle | p | rear | Drążki osi tylnej | Rear axle links
= 33-52 | Amortyzatory tylne | Rear dampers
* rear-damper | p | all rear | Amortyzatory i sprężyny tylne | Rear dampers and springs
rear-damper | s | rear | Górne mocowanie amortyzatora tylnego | Rear damper top mount
= 33-55 | Stabilizator tylny | Rear stabiliser
rear-axle | p | rear | Stabilizator tylny | Rear stabiliser
= 33-10 | Mechanizm różnicowy | Rear differential
* differential | p | old | Mechanizm różnicowy tylny | Rear differential
differential | p | | Uszczelnienia mechanizmu różnicowego | Differential seals
= 33-20 | Półosie tylne | Rear drive shafts
* drive-shaft | p | rear | Półoś napędowa tylna | Rear drive shaft
= 33-41 | Piasta i łożysko koła tylnego | Rear wheel hub and bearing
front-hub | p | rear | Nośnik i łożysko koła tylnego | Rear wheel carrier and bearing
= 33-70 | Napęd łańcuchowy | Chain drive
* mc-chain-drive | s | moto | Łańcuch napędowy i zębatki | Drive chain and sprockets
= 33-32 | Rama pomocnicza tylna | Rear subframe
rear-axle | p | rear | Rama pomocnicza tylna – mocowanie | Rear subframe – mounting
## 34 | Hamulce | Brakes
= 34-11 | Hamulec koła przedniego | Front wheel brake
* brake-disc-front | p | old front | Hamulec przedni – tarcza i klocki | Front brake – disc and pads
* mc-brake | s | moto front | Hamulec przedni motocykla | Motorcycle front brake
brake-disc-front | p | front | Hamulec przedni – zacisk | Front brake – caliper
brake-disc-front | p | front | Czujnik zużycia klocków przednich | Front pad wear sensor
= 34-21 | Hamulec koła tylnego | Rear wheel brake
* brake-disc-rear | p | rear | Hamulec tylny – tarcza i klocki | Rear brake – disc and pads
* mc-brake | s | moto rear | Hamulec tylny motocykla | Motorcycle rear brake
brake-disc-rear | p | rear | Hamulec tylny – zacisk | Rear brake – caliper
= 34-41 | Hamulec postojowy | Parking brake
* parking-brake | p | old rear if:mechanical-parking-brake | Hamulec postojowy – szczęki i linki | Parking brake – shoes and cables
parking-brake | s | rear if:mechanical-parking-brake | Dźwignia hamulca postojowego | Handbrake lever
= 34-31 | Pompa i serwo hamulcowe | Master cylinder and booster
* brake-booster | p | old | Pompa hamulcowa i serwo | Brake master cylinder and booster
brake-booster | p | | Pompa podciśnienia i przewody | Vacuum pump and hoses
= 34-32 | Przewody hamulcowe | Brake pipes
* brake-pipes | p | all | Przewody hamulcowe sztywne i elastyczne | Brake pipes and hoses
brake-pipes | s | rear | Przewody hamulcowe tylne | Rear brake pipes
= 34-51 | Układ ABS | ABS
* abs-unit | p | | Jednostka hydrauliczna ABS i czujniki | ABS hydraulic unit and sensors
abs-unit | p | | Sterownik stabilizacji toru jazdy | Stability control unit
= 34-33 | Zbiornik płynu hamulcowego | Brake fluid reservoir
brake-booster | p | | Zbiornik płynu hamulcowego | Brake fluid reservoir
= 34-52 | Czujniki prędkości kół | Wheel speed sensors
abs-unit | p | | Czujniki prędkości kół przednich i tylnych | Front and rear wheel speed sensors
## 35 | Pedały | Pedals
= 35-21 | Zespół pedałów | Pedal assembly
* pedals | p | old | Zespół pedałów | Pedal assembly
pedals | p | | Pedał przyspieszenia | Accelerator pedal
pedals | p | auto | Zespół pedałów – skrzynia automatyczna | Pedal assembly – automatic gearbox
## 36 | Koła i opony | Wheels and tyres
= 36-11 | Obręcze kół | Wheel rims
* wheel-star | s | old | Obręcz aluminiowa – wzór gwiazda | Alloy wheel – star spoke
* mc-wheel | s | moto | Koło motocykla z oponą | Motorcycle wheel and tyre
* wheel-double-spoke | s | | Obręcz aluminiowa – wzór podwójne ramiona | Alloy wheel – double spoke
wheel | s | | Obręcz aluminiowa – wzór V | Alloy wheel – V-spoke
wheel | s | | Obręcz aluminiowa – wzór turbina | Alloy wheel – turbine
wheel | s | | Obręcz stalowa z kołpakiem | Steel wheel with cap
wheel | s | | Koło zapasowe dojazdowe | Space-saver spare wheel
= 36-12 | Opony i kompletne koła | Tyres and complete wheels
* winter-wheel | s | | Zimowe koła kompletne | Complete winter wheels
wheel | s | | Letnie koła kompletne | Complete summer wheels
= 36-13 | Elementy kół | Wheel accessories
wheel | s | | Śruby kół, zawory i ciężarki | Wheel bolts, valves and weights
wheel | s | if:tyre-pressure | Kontrola ciśnienia w oponach | Tyre pressure monitoring
= 36-14 | Kołpaki i nakładki | Wheel caps and covers
wheel | s | | Nakładki piast i kołpaki | Hub caps and wheel covers
## 37 | Zawieszenie regulowane | Controlled suspension
= 37-10 | Amortyzatory sterowane elektronicznie | Electronically controlled dampers
front-strut | p | front | Amortyzatory adaptacyjne przednie | Adaptive dampers, front
rear-damper | p | rear | Amortyzatory adaptacyjne tylne | Adaptive dampers, rear
= 37-20 | Zawieszenie pneumatyczne | Air suspension
rear-damper | p | rear if:air-suspension | Miech pneumatyczny tylny | Rear air spring
abs-unit | p | if:air-suspension | Kompresor i blok zaworów zawieszenia | Suspension compressor and valve block
= 37-14 | Sterowniki zawieszenia | Suspension control units
body-control-units | s | | Sterownik zawieszenia | Suspension control unit
`;
