/** Part names of bodywork, glass, interior trim, seats and restraints; the columns are explained in role-table.ts. */
export const bodyRoles = `
# bonnet
bonnet | f | Pokrywa silnika | Bonnet | 2650 | 16800 | panel | split
bonnet-hinge-left | m | Zawias pokrywy silnika lewy | Bonnet hinge, left | 148 | 620 | steel |
bonnet-hinge-right | m | Zawias pokrywy silnika prawy | Bonnet hinge, right | 148 | 620 | steel |
hinge-bolt | hw | flange-bolt | M8×20 M8×25 | x4
gas-spring | m | Siłownik pokrywy silnika | Bonnet gas spring | 96 | 310 | spring | x2
bonnet-lock | m | Zamek pokrywy silnika | Bonnet lock | 214 | 520 | lock | opt:alarm
lock-striker | m | Zaczep zamka | Lock striker | 46 | 140 | steel |
release-cable | f | Linka otwierania pokrywy silnika | Bonnet release cable | 88 | 160 | cable | steer
bonnet-seal | f | Uszczelka pokrywy silnika | Bonnet seal | 68 | 280 | rubber |
sound-insulation | f | Mata wygłuszająca pokrywy silnika | Bonnet sound insulation | 246 | 980 | trim | fuel
insulation-clip | hw | clip | 7 8 | x12
rubber-buffer | m | Odbój gumowy pokrywy silnika | Bonnet rubber buffer | 12 | 14 | rubber | x4
safety-hook | m | Hak zabezpieczający pokrywy | Bonnet safety hook | 58 | 120 | steel |
# front-wing
front-wing | m | Błotnik przedni | Front wing | 980 | 3900 | panel | side split
wing-bolt | hw | flange-bolt | M6×20 M6×16 | x8
wheel-arch-liner | n | Nadkole | Wheel arch liner | 168 | 980 | plastic | side axle
liner-screw | hw | tapping-screw | 5×16 5×20 | x7
expanding-rivet | hw | rivet | 6 8 | x4
wing-bracket | m | Wspornik błotnika | Wing bracket | 64 | 290 | bracket | side
side-marker | m | Kierunkowskaz boczny | Side indicator | 78 | 60 | lamp | side
sealing-foam | f | Pianka uszczelniająca błotnika | Wing sealing foam | 24 | 20 | rubber |
spring-nut | hw | spring-nut | 4,8 5,5 | x6
trim-emblem | f | Plakietka boczna | Side trim badge | 86 | 40 | trim | side opt:sport-package
liner-nut | hw | plastic-nut | 5 6 | x4
# front-door
door-panel | p | Drzwi | Door | 3400 | 21500 | panel | axle side
door-hinge-upper | m | Zawias drzwi górny | Door hinge, upper | 164 | 690 | steel | axle side
door-hinge-lower | m | Zawias drzwi dolny | Door hinge, lower | 164 | 690 | steel | axle side
hinge-bolt | hw | torx-bolt | M8×25 M10×30 | x8
door-check | m | Ogranicznik otwarcia drzwi | Door check | 118 | 320 | steel | axle
door-seal | f | Uszczelka drzwi | Door seal | 214 | 760 | rubber | axle side
outer-handle | f | Klamka zewnętrzna | Outer door handle | 268 | 240 | trim | axle side opt:keyless
handle-carrier | m | Wspornik klamki zewnętrznej | Outer handle carrier | 158 | 280 | plastic | axle side opt:keyless
lock-cylinder | f | Wkładka zamka drzwi | Door lock cylinder | 320 | 110 | lock | steer
door-lock | m | Zamek drzwi | Door lock | 640 | 720 | lock | axle side supersede
door-glass | f | Szyba drzwi | Door window glass | 480 | 4200 | glass | axle side opt:glazing
window-regulator | m | Podnośnik szyby | Window regulator | 410 | 1900 | steel | axle side
regulator-motor | m | Silnik podnośnika szyby | Window regulator motor | 380 | 620 | electric | axle side split
striker-plate | m | Zaczep zamka drzwi | Door lock striker | 48 | 160 | steel |
regulator-screw | hw | torx-bolt | M6×16 M6×20 | x6
glass-bracket | m | Uchwyt szyby drzwi | Door glass bracket | 38 | 60 | plastic | axle x2
# boot-lid
boot-lid | f | Pokrywa bagażnika | Boot lid | 2480 | 14200 | panel | body
boot-hinge-left | m | Zawias pokrywy bagażnika lewy | Boot lid hinge, left | 264 | 1400 | steel |
boot-hinge-right | m | Zawias pokrywy bagażnika prawy | Boot lid hinge, right | 264 | 1400 | steel |
hinge-nut | hw | flange-nut | M8 M6 | x4
gas-spring | m | Siłownik pokrywy bagażnika | Boot lid gas spring | 148 | 380 | spring | x2 opt:power-tailgate
boot-lock | m | Zamek pokrywy bagażnika | Boot lid lock | 286 | 420 | lock | opt:power-tailgate
boot-seal | f | Uszczelka pokrywy bagażnika | Boot lid seal | 248 | 1100 | rubber | body
grip-trim | f | Listwa uchwytu pokrywy bagażnika | Boot lid grip trim | 312 | 280 | trim | opt:camera
number-plate-lamp | f | Lampka tablicy rejestracyjnej | Number plate lamp | 68 | 40 | lamp | x2 supersede
boot-emblem | m | Emblemat pokrywy bagażnika | Boot lid emblem | 112 | 50 | trim | var
rubber-buffer | m | Odbój pokrywy bagażnika | Boot lid buffer | 18 | 20 | rubber | x2
striker-bolt | hw | torx-bolt | M8×20 M8×25 | x2
# bumper-front
bumper-cover | f | Osłona zderzaka przedniego | Front bumper cover | 1480 | 4800 | bumper | opt:sport-package split
bumper-carrier | f | Belka zderzaka %g | Bumper carrier | 780 | 5600 | steel | axle
impact-absorber | m | Absorber zderzenia | Impact absorber | 164 | 420 | plastic | axle
radiator-grille | f | Osłona chłodnicy (grill) | Radiator grille | 420 | 780 | trim | lr opt:sport-package
lower-grille | f | Kratka dolna zderzaka | Bumper lower grille | 148 | 390 | plastic | opt:driver-assist
fog-lamp-trim | f | Ramka lampy przeciwmgłowej | Fog lamp trim | 84 | 120 | plastic | lr opt:fog
tow-hook-cover | f | Zaślepka ucha holowniczego | Towing eye cover | 36 | 30 | plastic | axle
number-plate-base | f | Podkładka tablicy rejestracyjnej | Number plate base | 58 | 180 | plastic |
park-sensor | m | Czujnik parkowania | Parking sensor | 286 | 50 | sensor | axle x4 opt:park-%
sensor-holder | m | Uchwyt czujnika parkowania %g | Parking sensor holder | 24 | 20 | plastic | axle x4 opt:park-%
bumper-bracket | m | Wspornik zderzaka %g | Bumper bracket | 74 | 260 | bracket | axle lr
bumper-screw | hw | torx-screw | 5×20 6×18 | x8
# bumper-rear
bumper-cover-rear | f | Osłona zderzaka tylnego | Rear bumper cover | 1420 | 4900 | bumper | opt:park-cover split
diffuser | m | Dyfuzor zderzaka tylnego | Rear bumper diffuser | 380 | 890 | plastic | opt:sport-package
reflector-left | m | Odblask zderzaka lewy | Bumper reflector, left | 52 | 60 | lamp |
reflector-right | m | Odblask zderzaka prawy | Bumper reflector, right | 52 | 60 | lamp |
extra-tow-eye | n | Ucho holownicze | Towing eye | 92 | 640 | steel |
# roof-rails
roof-rail-left | m | Reling dachowy lewy | Roof rail, left | 890 | 1800 | trim | opt:rail-colour
roof-rail-right | m | Reling dachowy prawy | Roof rail, right | 890 | 1800 | trim | opt:rail-colour
rail-foot | f | Stopa relingu | Roof rail foot | 78 | 140 | plastic | x6 if:rails-fitted
rail-gasket | f | Uszczelka relingu | Roof rail gasket | 22 | 12 | rubber | x6 if:rails-fitted
rail-nut | hw | flange-nut | M6 M8 | x8 if:rails-fitted
roof-strip | f | Listwa dachowa | Roof trim strip | 164 | 310 | rubber | lr
strip-clip | hw | clip | 9 10 | x10
roof-aerial | f | Antena dachowa | Roof aerial | 480 | 180 | unit | opt:navigation
aerial-gasket | f | Uszczelka anteny | Aerial gasket | 28 | 12 | rubber |
aerial-nut | hw | flange-nut | M14 M12 |
# instrument-panel
dashboard | f | Deska rozdzielcza | Dashboard | 4200 | 12600 | trim | steer colour
instrument-cluster | m | Zestaw wskaźników | Instrument cluster | 2900 | 1200 | unit | opt:cluster fuel
centre-vent | f | Kratka nawiewu środkowa | Centre air vent | 310 | 280 | trim | opt:climate
side-vent-left | f | Kratka nawiewu lewa | Side air vent, left | 168 | 150 | trim | colour
side-vent-right | f | Kratka nawiewu prawa | Side air vent, right | 168 | 150 | trim | colour
glove-box | m | Schowek w desce rozdzielczej | Glove box | 420 | 1900 | trim | steer colour
glove-box-lock | m | Zamek schowka | Glove box lock | 92 | 70 | lock |
decor-strip | f | Listwa ozdobna deski rozdzielczej | Dashboard decor strip | 380 | 240 | trim | steer opt:decor
knee-trim | f | Osłona kolan kierowcy | Driver knee trim | 186 | 620 | trim | steer
dashboard-screw | hw | torx-screw | 5×16 4,2×16 | x8
centre-display | m | Wyświetlacz centralny | Central display | 3100 | 980 | unit | opt:navigation exchange
trim-clip | hw | clip | 7 8 9 | x8
# door-trim
door-trim-panel | f | Tapicerka drzwi | Door trim panel | 1280 | 2900 | trim | axle side colour
armrest | m | Podłokietnik drzwi %p | Door armrest | 320 | 420 | trim | axle side colour
inner-handle | f | Klamka wewnętrzna | Inner door handle | 128 | 90 | trim | axle side
pull-handle | m | Uchwyt do zamykania drzwi %p | Door pull handle | 146 | 160 | trim | axle side
door-pocket | f | Kieszeń drzwi %p | Door pocket | 118 | 310 | trim | axle side
speaker-grille | f | Maskownica głośnika drzwi %p | Door speaker grille | 92 | 70 | trim | axle side opt:audio
window-switch | m | Przełącznik szyb | Window switch | 286 | 120 | switch | opt:mirror-fold
decor-strip | f | Listwa ozdobna drzwi %p | Door decor strip | 248 | 130 | trim | axle side opt:decor
trim-screw | hw | torx-screw | 4,2×16 5×14 | x6
ambient-lamp | f | Lampka oświetlenia nastrojowego | Ambient light | 96 | 30 | lamp | opt:ambient
mirror-triangle | f | Osłona trójkątna lusterka | Mirror triangle trim | 78 | 60 | trim | side
# centre-console
console-body | f | Konsola środkowa | Centre console | 1180 | 3400 | trim | colour gear
console-armrest | m | Podłokietnik środkowy | Centre armrest | 640 | 1100 | trim | colour
armrest-hinge | m | Zawias podłokietnika | Armrest hinge | 112 | 180 | steel |
cup-holder | m | Uchwyt na napoje | Cup holder | 164 | 260 | plastic |
ashtray-insert | m | Wkład popielniczki | Ashtray insert | 58 | 90 | plastic | opt:smoker
console-trim | f | Nakładka ozdobna konsoli | Console decor trim | 348 | 220 | trim | opt:decor gear
console-bracket | m | Wspornik konsoli środkowej | Console bracket | 62 | 280 | bracket |
console-screw | hw | torx-screw | 5×16 5×20 | x6
charging-tray | f | Ładowarka indukcyjna telefonu | Wireless charging tray | 780 | 340 | unit | opt:telephone
rear-vent | f | Kratka nawiewu tylna | Rear air vent | 186 | 190 | trim | opt:climate
# front-seat
seat-cushion | n | Siedzisko fotela %g | Seat cushion | 1180 | 3800 | seat | axle side opt:seats colour
seat-backrest | n | Oparcie fotela %g | Seat backrest | 1420 | 4600 | seat | axle side opt:seats colour
headrest | m | Zagłówek | Headrest | 480 | 820 | seat | axle x2 opt:seats
headrest-guide | f | Prowadnica zagłówka | Headrest guide | 38 | 30 | plastic | x4
seat-frame | m | Stelaż fotela %g | Seat frame | 1680 | 8200 | steel | axle side opt:seats
seat-rail | f | Prowadnica fotela %g | Seat rail | 520 | 3400 | steel | axle lr
seat-motor | m | Silnik regulacji fotela | Seat adjustment motor | 420 | 540 | electric | x2 opt:seat-electric
seat-trim-outer | f | Osłona boczna fotela | Seat side trim | 146 | 280 | trim | side
seat-adjuster-switch | m | Przełącznik regulacji fotela | Seat adjustment switch | 312 | 110 | switch | side opt:seat-electric
seat-bolt | hw | torx-bolt | M10×30 M10×25 | x4
seat-heater-mat | f | Mata grzewcza fotela | Seat heating mat | 386 | 120 | electric | opt:seat-heating
backrest-panel | f | Osłona tylna oparcia | Backrest panel | 264 | 690 | trim | colour
# windscreen
windscreen | f | Szyba przednia | Windscreen | 1280 | 14800 | glass | opt:windscreen
windscreen-frame-seal | f | Uszczelka szyby przedniej | Windscreen seal | 148 | 420 | rubber |
rear-window | f | Szyba tylna | Rear window | 980 | 9200 | glass | opt:glazing body
side-window | f | Szyba boczna tylna | Rear side window glass | 460 | 2600 | glass | lr opt:glazing
rain-sensor | m | Czujnik deszczu i światła | Rain and light sensor | 364 | 50 | sensor | opt:rain-sensor
sensor-cover | f | Osłona czujnika deszczu | Rain sensor cover | 64 | 40 | plastic |
interior-mirror | n | Lusterko wewnętrzne | Interior mirror | 540 | 320 | unit | opt:interior-mirror
mirror-base | f | Podstawa lusterka wewnętrznego | Interior mirror base | 46 | 30 | steel |
glazing-adhesive | m | Zestaw klejenia szyb | Glazing adhesive set | 186 | 620 | fluid |
glass-clip | hw | clip | 6 8 | x6
spacer-block | f | Podkładka dystansowa szyby | Glass spacer block | 12 | 8 | rubber | x4
# door-mirror
mirror-housing | n | Lusterko zewnętrzne | Exterior mirror | 1480 | 1900 | unit | side opt:mirror-fold
mirror-glass | m | Wkład lusterka | Mirror glass | 286 | 190 | glass | side opt:interior-mirror
mirror-cap | f | Obudowa lusterka | Mirror cap | 164 | 140 | trim | side opt:sport-package
mirror-motor | m | Silnik regulacji lusterka | Mirror adjustment motor | 248 | 160 | electric | side
mirror-foot | f | Stopa lusterka | Mirror foot | 214 | 480 | casting | side
mirror-gasket | f | Uszczelka lusterka | Mirror gasket | 36 | 20 | rubber | side
mirror-screw | hw | torx-bolt | M6×25 M6×30 | x3
indicator-repeater | m | Kierunkowskaz w lusterku | Mirror indicator repeater | 148 | 60 | lamp | side
mirror-connector | f | Wtyczka lusterka | Mirror connector | 48 | 20 | connector |
# airbag
passenger-airbag | f | Poduszka powietrzna pasażera | Passenger airbag | 2480 | 2600 | airbag | steer
side-airbag | f | Poduszka powietrzna boczna | Side airbag | 1180 | 780 | airbag | lr opt:seats
curtain-airbag | f | Kurtyna powietrzna | Curtain airbag | 1480 | 1400 | airbag | lr
airbag-control-unit | m | Sterownik poduszek powietrznych | Airbag control unit | 1640 | 420 | unit | supersede
impact-sensor | m | Czujnik zderzenia | Impact sensor | 312 | 90 | sensor | lr
airbag-bracket | m | Wspornik poduszki powietrznej | Airbag bracket | 68 | 210 | bracket |
airbag-screw | f | Śruba poduszki powietrznej | Airbag screw | 8 | 14 | single | x4
airbag-nut | hw | flange-nut | M6 M8 | x4
# seat-belt
belt-retractor | m | Pas bezpieczeństwa ze zwijaczem | Seat belt with retractor | 980 | 1300 | belt | side axle colour
belt-buckle | m | Zamek pasa bezpieczeństwa | Seat belt buckle | 264 | 310 | belt | side axle
belt-webbing | f | Taśma pasa bezpieczeństwa | Seat belt webbing | 320 | 280 | belt | colour
belt-tongue | f | Klamra pasa bezpieczeństwa | Seat belt tongue | 92 | 90 | belt | x2
height-adjuster | m | Regulator wysokości pasa | Seat belt height adjuster | 178 | 360 | belt | lr
belt-guide | f | Prowadnica pasa | Seat belt guide | 42 | 40 | plastic | x2
belt-bolt | f | Śruba pasa bezpieczeństwa | Seat belt bolt | 12 | 62 | single | x4
belt-cap | f | Zaślepka śruby pasa | Seat belt bolt cap | 14 | 10 | trim | x2
lower-anchor | n | Mocowanie dolne pasa | Seat belt lower anchor | 78 | 160 | steel | x2
buckle-connector | f | Wtyczka zamka pasa | Belt buckle connector | 32 | 20 | connector |
belt-pretensioner | m | Napinacz pasa bezpieczeństwa | Seat belt pretensioner | 640 | 480 | airbag | lr
`;
