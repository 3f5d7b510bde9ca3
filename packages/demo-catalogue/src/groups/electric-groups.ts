/** Main groups 61 to 82 with their subgroups and boards; the columns are explained in group-table.ts. */
export const electricGroups = `
## 61 | Elektryka pojazdu | Vehicle electrics
= 61-21 | Akumulator | Battery
* battery | s | all | Akumulator i przewody | Battery and cables
battery | s | | Przewody dodatnie i ujemne | Positive and negative cables
= 61-13 | Bezpieczniki i przekaźniki | Fuses and relays
* fuse-box | p | old | Skrzynka bezpieczników i przekaźniki | Fuse box and relays
fuse-box | s | | Skrzynka bezpieczników bagażnika | Luggage compartment fuse box
= 61-12 | Wiązki przewodów | Wiring harnesses
* body-harness | s | all | Wiązka przewodów nadwozia | Body wiring harness
* main-harness | s | vin | Wiązka główna według VIN | Main harness by VIN
wiring-harness | s | | Wiązka przewodów deski rozdzielczej | Dashboard wiring harness
wiring-harness | s | front | Wiązka przewodów drzwi przednich | Front door wiring harness
wiring-harness | s | rear 4doors | Wiązka przewodów drzwi tylnych | Rear door wiring harness
wiring-harness | s | | Wiązka przewodów pokrywy bagażnika | Boot lid wiring harness
wiring-harness | s | front | Wiązka przewodów zderzaka przedniego | Front bumper wiring harness
wiring-harness | s | rear | Wiązka przewodów zderzaka tylnego | Rear bumper wiring harness
wiring-harness | s | | Wiązka przewodów foteli | Seat wiring harness
wiring-harness | s | | Przewody naprawcze i złącza | Repair leads and connectors
wiring-harness | s | | Obudowy wtyczek | Plug housings
= 61-31 | Przełączniki | Switches
* switches | s | | Przełączniki i manetka przy kierownicy | Switches and steering column lever
switches | s | | Przełączniki drzwi i dachu | Door and roof switches
switches | s | | Przełączniki przy kierownicy | Steering column switches
= 61-35 | Sterowniki | Control units
* body-control-units | s | | Sterowniki i moduły | Control units and modules
body-control-units | s | | Sterownik drzwi | Door control unit
body-control-units | s | | Sterownik klapy bagażnika | Tailgate control unit
= 61-61 | Wycieraczki | Wipers
* wiper | s | old | Wycieraczki szyby przedniej | Windscreen wipers
wiper | s | rear | Wycieraczka szyby tylnej | Rear window wiper
= 61-67 | Spryskiwacze | Washers
* washer-system | s | | Spryskiwacze szyby i reflektorów | Windscreen and headlamp washers
washer-system | s | | Zbiornik płynu do spryskiwaczy | Washer fluid tank
= 61-41 | Czujniki i sygnał dźwiękowy | Sensors and horn
switches | s | | Sygnał dźwiękowy | Horn
abs-unit | s | | Czujniki poziomu zawieszenia | Ride height sensors
= 61-44 | Napędy elektryczne wnętrza | Interior electric drives
front-seat | s | | Silniki regulacji foteli | Seat adjustment motors
front-door | s | | Silniki podnośników szyb | Window regulator motors
= 61-11 | Przewody masowe | Ground cables
battery | s | | Przewody i punkty masowe | Ground cables and points
= 61-14 | Rozdzielacze zasilania | Power distributors
fuse-box | s | | Rozdzielacz zasilania komory silnika | Engine compartment power distributor
= 61-62 | Wycieraczka tylna | Rear wiper
wiper | s | rear | Silnik i ramię wycieraczki tylnej | Rear wiper motor and arm
= 61-68 | Spryskiwacze reflektorów | Headlamp washers
washer-system | s | | Dysze i przewody spryskiwaczy reflektorów | Headlamp washer nozzles and hoses
## 62 | Przyrządy | Instruments
= 62-10 | Zestaw wskaźników | Instrument cluster
* instrument-cluster | s | | Zestaw wskaźników | Instrument cluster
instrument-panel | s | | Wyświetlacz przezierny | Head-up display
= 62-12 | Czujniki wskaźników | Instrument sensors
engine-sensors | e | | Czujniki temperatury i poziomu | Temperature and level sensors
## 63 | Oświetlenie | Lighting
= 63-12 | Reflektory | Headlamps
* headlamp | s | | Reflektor | Headlamp
headlamp | s | | Reflektor – części składowe | Headlamp – components
headlamp | s | | Sterowanie reflektorów | Headlamp control
= 63-17 | Lampy przeciwmgłowe | Fog lamps
* fog-lamp | s | if:fog-fitted | Lampa przeciwmgłowa przednia | Front fog lamp
= 63-21 | Lampy tylne | Rear lamps
* rear-lamp | s | old | Lampa tylna | Rear lamp
rear-lamp | s | | Trzecie światło stop | Third brake light
= 63-26 | Oświetlenie tablicy i boczne | Plate and side lighting
rear-lamp | s | | Oświetlenie tablicy rejestracyjnej | Number plate lighting
= 63-31 | Oświetlenie wnętrza | Interior lighting
* interior-lamps | s | | Oświetlenie wnętrza i nastrojowe | Interior and ambient lighting
rear-lamp | s | | Lampki wnętrza i bagażnika | Interior and luggage lamps
= 63-99 | Żarówki | Bulbs
headlamp | s | old | Zestaw żarówek | Bulb assortment
= 63-14 | Oświetlenie motocykla | Motorcycle lighting
* mc-headlamp | s | moto | Reflektor motocykla | Motorcycle headlamp
= 63-13 | Kierunkowskazy boczne | Side indicators
front-wing | s | | Kierunkowskazy boczne | Side indicators
## 64 | Ogrzewanie i klimatyzacja | Heating and air conditioning
= 64-11 | Nagrzewnica i dmuchawa | Heater and blower
* blower | p | old | Nagrzewnica i dmuchawa | Heater and blower
blower | s | | Filtr kabinowy | Cabin filter
blower | p | | Silniki klap nawiewu | Air flap motors
= 64-50 | Klimatyzacja | Air conditioning
* condenser | p | | Skraplacz i sprężarka klimatyzacji | Condenser and compressor
air-conditioning | p | | Przewody czynnika chłodniczego | Refrigerant pipes
= 64-53 | Parownik i zawór rozprężny | Evaporator and expansion valve
* evaporator | p | | Parownik i zawór rozprężny | Evaporator and expansion valve
= 64-21 | Przewody nagrzewnicy | Heater hoses
* heater-hoses | p | | Przewody wody nagrzewnicy | Heater water hoses
= 64-12 | Ogrzewanie postojowe | Auxiliary heating
blower | s | | Ogrzewanie postojowe | Auxiliary heater
blower | s | retrofit | Doposażenie – ogrzewanie postojowe | Retrofit – auxiliary heater
= 64-22 | Kratki i kanały nawiewu | Air vents and ducts
instrument-panel | s | | Kanały nawiewu | Air ducts
centre-console | s | rear | Nawiew tylny | Rear air outlet
= 64-31 | Sterowanie klimatyzacją | Climate control panel
switches | s | | Panel sterowania klimatyzacją | Climate control panel
= 64-51 | Osuszacz i czynnik chłodniczy | Drier and refrigerant
air-conditioning | p | | Osuszacz i zawory serwisowe | Drier and service valves
## 65 | Audio, nawigacja i informacja | Audio, navigation and information
= 65-11 | System audio | Audio system
* speakers | s | | Głośniki i wzmacniacz | Speakers and amplifier
audio-system | s | front | Głośniki drzwi przednich | Front door speakers
audio-system | s | rear | Głośniki tylne | Rear speakers
audio-system | s | | Subwoofer | Subwoofer
audio-system | s | | Wzmacniacz hi-fi | Hi-fi amplifier
= 65-50 | Nawigacja | Navigation
* navigation | s | | Nawigacja i wyświetlacz | Navigation and display
audio-system | s | | Nośniki map i aktualizacje | Map media and updates
audio-system | s | | Pokrętło sterujące | System controller
= 65-20 | Anteny | Aerials
roof-rails | s | | Antena dachowa | Roof aerial
audio-system | s | | Wzmacniacze antenowe | Aerial amplifiers
= 65-12 | Radio | Radio
audio-system | s | | Radio i uchwyty | Radio and brackets
audio-system | s | retrofit | Doposażenie – radio cyfrowe DAB | Retrofit – DAB radio
= 65-77 | Systemy alarmowe | Alarm systems
body-control-units | s | | Alarm i czujnik wnętrza | Alarm and interior sensor
= 65-82 | Telewizja i rozrywka | TV and entertainment
audio-system | s | rear | System rozrywki tylnych siedzeń | Rear seat entertainment
= 65-41 | Telefonia i łączność | Telephony and connectivity
centre-console | s | | Ładowarka i antena telefonu | Phone charger and aerial
## 66 | Systemy wspomagania kierowcy | Driver assistance systems
= 66-21 | Czujniki parkowania | Parking sensors
* parking-sensors | s | rear if:park-fitted | Czujniki parkowania tylne | Rear parking sensors
bumper-front | s | front | Czujniki parkowania przednie | Front parking sensors
park-retrofit | s | retrofit front P02 | Doposażenie – czujniki parkowania z przodu | Retrofit – front parking sensors
= 66-53 | Kamery | Cameras
boot-lid | s | | Kamera cofania | Reversing camera
door-mirror | s | | Kamery boczne | Side view cameras
= 66-31 | Radar i tempomat aktywny | Radar and active cruise control
bumper-front | s | front | Radar przedni | Front radar
body-control-units | s | | Sterownik asystentów jazdy | Driver assistance control unit
= 66-12 | Dostęp bezkluczykowy | Keyless access
front-door | s | | Dostęp komfortowy – anteny i klamki | Comfort access – aerials and handles
switches | s | vin | Kluczyk z nadajnikiem według VIN | Key with transmitter by VIN
= 66-32 | Kamera przednia | Front camera
windscreen | s | | Kamera w szybie przedniej | Windscreen camera
## 71 | Części wyposażenia | Equipment parts
= 71-60 | Hak holowniczy | Trailer hitch
* factory-towbar | s | if:towbar-fitted | Hak holowniczy fabryczny | Factory trailer hitch
towbar | s | | Instalacja elektryczna haka holowniczego | Trailer hitch electrics
= 71-11 | Narzędzia pokładowe | On-board tools
wheel | s | | Narzędzia pokładowe i podnośnik | On-board tools and jack
= 71-22 | Tabliczki i etykiety | Plates and labels
boot-lid | s | | Tabliczki informacyjne i naklejki | Information plates and labels
body-control-units | s | vin | Tabliczka znamionowa według VIN | Type plate by VIN
## 72 | Systemy bezpieczeństwa | Restraint systems
= 72-12 | Poduszki powietrzne | Airbags
* airbag | s | | Poduszki powietrzne | Airbags
airbag | s | | Poduszki boczne i kurtyny | Side and curtain airbags
airbag | s | | Sterownik i czujniki zderzenia | Control unit and impact sensors
= 72-11 | Pasy bezpieczeństwa | Seat belts
* seat-belt | s | old front | Pasy bezpieczeństwa przednie | Front seat belts
* rear-seat-belt | s | rear | Pasy bezpieczeństwa tylne | Rear seat belts
seat-belt | s | front | Zamki pasów i mocowania | Belt buckles and anchors
= 72-60 | Mocowanie bagażu | Luggage restraint
seat-belt | s | rear | Siatki i uchwyty bagażnika | Luggage nets and lashing eyes
= 72-13 | Czujniki foteli | Seat sensors
front-seat | s | | Czujnik zajętości fotela | Seat occupancy sensor
## 82 | Akcesoria | Accessories
= 82-71 | Bagażniki dachowe | Roof racks
* roof-rack | p | hardtop | Bagażnik dachowy i box | Roof rack and box
* rail-rack | p | retrofit 4doors if:rails-fitted | Bagażnik dachowy na relingi – doposażenie | Roof rack on rails – retrofit
roof-rack | p | hardtop | Uchwyt rowerowy | Bicycle carrier
= 82-11 | Ochrona i pielęgnacja | Protection and care
centre-console | s | | Dywaniki i maty | Floor mats
front-seat | s | | Pokrowce ochronne | Protective covers
boot-lid | s | | Mata bagażnika | Luggage compartment mat
= 82-26 | Akcesoria stylistyczne | Styling accessories
bumper-rear | s | retrofit rear | Spojler i dyfuzor sportowy | Sports spoiler and diffuser
door-mirror | s | retrofit | Obudowy lusterek karbonowe | Carbon mirror caps
pedals | s | retrofit | Nakładki pedałów sportowe | Sports pedal pads
gearshift | s | retrofit | Gałka zmiany biegów sportowa | Sports gear knob
= 82-29 | Akcesoria multimedialne | Multimedia accessories
audio-system | s | retrofit | Uchwyty i ładowarki podróżne | Travel holders and chargers
= 82-36 | Koła akcesoryjne | Accessory wheels
wheel | s | retrofit | Felgi sportowe 20-calowe | Sports rims, 20-inch
= 82-77 | Akcesoria motocyklowe | Motorcycle accessories
* mc-panniers | s | moto retrofit | Stelaże kufrów – doposażenie | Pannier racks – retrofit
* mc-heated-grips | s | moto retrofit M10 | Podgrzewane manetki – doposażenie | Heated grips – retrofit
= 82-12 | Bezpieczeństwo dzieci | Child safety
front-seat | s | | Foteliki dziecięce | Child seats
`;
