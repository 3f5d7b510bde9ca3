/** Main groups 41 to 54 with their subgroups and boards; the columns are explained in group-table.ts. */
export const bodyGroups = `
## 41 | Nadwozie | Bodywork
= 41-35 | Błotniki | Wings
* front-wing | s | old | Błotnik przedni i nadkole | Front wing and wheel arch liner
front-wing | s | | Ściana boczna – części zewnętrzne | Side wall – outer parts
= 41-61 | Pokrywa silnika i klapa | Bonnet and tailgate
* bonnet | s | old | Pokrywa silnika | Bonnet
* boot-lid | s | old | Pokrywa bagażnika | Boot lid
boot-lid | s | | Pokrywa bagażnika – zawiasy | Boot lid – hinges
= 41-51 | Drzwi | Doors
* door-shell | s | old front | Drzwi przednie – zawiasy i ogranicznik | Front door – hinges and door check
* door-shell | s | rear 4doors | Drzwi tylne – zawiasy i ogranicznik | Rear door – hinges and door check
= 41-11 | Podłoga i rama nadwozia | Floor and body frame
bumper-front | s | front | Wspornik przedni nadwozia | Front body support
front-wing | s | | Podłużnice i nadkola | Engine supports and wheel housings
bumper-rear | s | rear | Podłoga bagażnika i pas tylny | Luggage floor and rear panel
= 41-21 | Szkielet boczny i dach | Side frame and roof
roof-rails | s | hardtop | Dach i ramy boczne | Roof and side frames
= 41-00 | Części montażowe nadwozia | Body mounting parts
front-wing | s | | Zaślepki i korki nadwozia | Body caps and plugs
= 41-52 | Drzwi tylne i przesuwne | Rear and sliding doors
front-door | s | rear 4doors | Drzwi tylne – poszycie | Rear door – panel
## 46 | Rama i owiewki | Frame and fairing
= 46-51 | Rama motocykla | Motorcycle frame
* mc-frame | s | moto | Rama i mocowanie silnika | Frame and engine mounting
= 46-63 | Owiewki | Fairings
* mc-upper-fairing | s | moto | Owiewka górna i szyba | Upper fairing and windshield
* mc-side-fairing | s | moto | Owiewki boczne | Side fairings
= 46-62 | Błotniki motocyklowe | Motorcycle mudguards
* mc-mudguard | s | moto | Błotnik tylny i uchwyt tablicy | Rear mudguard and number plate holder
= 46-71 | Kufry i stelaże | Cases and racks
mc-panniers | s | moto | Kufry i stelaże kufrów | Panniers and pannier racks
= 46-61 | Zbiornik i osłony boczne | Tank and side covers
fuel-tank | s | moto | Zbiornik paliwa z osłonami | Fuel tank with covers
## 51 | Wyposażenie nadwozia | Vehicle trim
= 51-11 | Zderzaki | Bumpers
* bumper-front | s | front | Zderzak przedni | Front bumper
* bumper-rear | s | rear | Zderzak tylny | Rear bumper
bumper-front | s | front | Zderzak przedni – pakiet sportowy | Front bumper – sports package
bumper-rear | s | rear | Zderzak tylny – pakiet sportowy | Rear bumper – sports package
bumper-front | s | front | Zderzak przedni – kratki i osłony | Front bumper – grilles and covers
= 51-13 | Listwy i emblematy | Trim strips and emblems
* roof-rails | s | 4doors | Relingi i listwy dachowe | Roof rails and trim strips
front-wing | s | | Emblematy i napisy | Emblems and lettering
bumper-front | s | front | Osłona chłodnicy | Radiator grille
roof-rails | s | | Listwy szyb bocznych | Side window trims
= 51-16 | Lusterka zewnętrzne | Exterior mirrors
* door-mirror | s | | Lusterko zewnętrzne | Exterior mirror
door-mirror | s | | Lusterko zewnętrzne – pakiet sportowy | Exterior mirror – sports package
= 51-21 | Klamki i zamki drzwi | Door handles and locks
* door-handles | s | front | Klamki i zamki drzwi przednich | Front door handles and locks
front-door | s | rear 4doors | Klamki i zamki drzwi tylnych | Rear door handles and locks
* lock-set | s | vin | Zestaw zamków z kluczykami według VIN | Lock set with keys by VIN
= 51-23 | Zamki pokryw | Bonnet and boot locks
bonnet | s | | Zamek i cięgno pokrywy silnika | Bonnet lock and release
boot-lid | s | | Zamek i siłownik pokrywy bagażnika | Boot lid lock and gas spring
= 51-31 | Szyby | Glazing
* windscreen | s | | Szyba przednia i szyby boczne | Windscreen and side glass
windscreen | s | | Szyba tylna | Rear window
windscreen | s | | Mocowanie szyb | Glass fastenings
= 51-32 | Podnośniki szyb | Window regulators
* window-regulators | s | front | Podnośniki szyb przednich | Front window regulators
front-door | s | rear 4doors | Podnośniki szyb tylnych | Rear window regulators
= 51-41 | Tapicerka drzwi | Door trim
* door-trim | s | front | Tapicerka drzwi przednich | Front door trim
* door-trim | s | rear 4doors | Tapicerka drzwi tylnych | Rear door trim
door-trim | s | front | Listwy ozdobne drzwi przednich | Front door decor strips
= 51-45 | Deska rozdzielcza | Dashboard
* dashboard | s | | Deska rozdzielcza | Dashboard
instrument-panel | s | | Listwy ozdobne deski rozdzielczej | Dashboard decor strips
instrument-panel | s | | Schowek w desce rozdzielczej | Glove box
instrument-panel | s | | Kratki nawiewu | Air vents
= 51-18 | Konsola środkowa | Centre console
* centre-console | s | | Konsola środkowa | Centre console
centre-console | s | | Podłokietnik środkowy | Centre armrest
centre-console | s | | Nakładki konsoli środkowej | Centre console trims
= 51-43 | Boczki i podsufitka | Side trims and headliner
door-trim | s | rear 4doors | Boczki tylne | Rear side trims
door-trim | s | | Osłony słupków | Pillar trims
roof-rails | s | hardtop | Podsufitka | Headliner
= 51-47 | Wykładziny i bagażnik | Floor and luggage trim
centre-console | s | | Wykładzina podłogi | Floor covering
boot-lid | s | | Wykładziny bagażnika | Luggage compartment trim
boot-lid | s | | Tapicerka pokrywy bagażnika | Boot lid trim
= 51-48 | Maty wygłuszające | Sound insulation
bonnet | s | | Maty wygłuszające komory silnika | Engine compartment insulation
bonnet | s | | Maty wygłuszające podwozia | Underbody insulation
= 51-71 | Osłony podwozia | Underbody shields
front-wing | s | front | Nadkola przednie | Front wheel arch liners
front-wing | s | rear | Nadkola tylne | Rear wheel arch liners
bumper-front | s | front | Osłona pod silnikiem | Engine undershield
= 51-76 | Uszczelki drzwi i pokryw | Door and lid seals
front-door | s | front | Uszczelki drzwi przednich | Front door seals
front-door | s | rear 4doors | Uszczelki drzwi tylnych | Rear door seals
= 51-22 | Zamek centralny | Central locking
front-door | s | | Siłowniki zamka centralnego | Central locking actuators
= 51-33 | Szyby dachu i boczne stałe | Fixed side and roof glass
windscreen | s | | Szyby boczne stałe | Fixed side windows
= 51-46 | Osłony progów i listwy wnętrza | Sill trims and interior strips
door-trim | s | | Listwy progowe | Door sill strips
roof-rails | s | | Listwy progowe zewnętrzne | Outer sill strips
= 51-72 | Uszczelki i listwy szyb | Window seals and strips
windscreen | s | | Listwy i uszczelki szyb drzwi | Door window strips and seals
= 51-91 | Zaślepki i spinki wnętrza | Interior caps and clips
instrument-panel | s | | Spinki i wkręty wnętrza | Interior clips and screws
## 52 | Fotele | Seats
= 52-10 | Fotele przednie | Front seats
* seat-upholstery | s | front | Fotel przedni | Front seat
front-seat | s | front | Fotel przedni sportowy – poduszka i pokrycie | Front sports seat – pad and cover
front-seat | s | front | Fotel przedni komfortowy – poduszka i pokrycie | Front comfort seat – pad and cover
* seat-frame | s | front | Fotel przedni – stelaż i napędy | Front seat – frame and drives
front-seat | s | vin | Tapicerka indywidualna według VIN | Individual upholstery by VIN
= 52-20 | Siedzenia tylne | Rear seats
front-seat | s | rear | Siedzenie tylne – pokrycie | Rear seat – cover
front-seat | s | rear | Siedzenie tylne – mocowanie i zagłówki | Rear seat – mounting and headrests
= 52-53 | Siedzenie motocyklowe | Motorcycle seat
* mc-saddle | s | moto | Siedzenie i uchwyt pasażera | Seat and grab rail
= 52-30 | Podłokietnik i zagłówki | Armrest and headrests
front-seat | s | | Zagłówki i prowadnice | Headrests and guides
## 54 | Dach otwierany | Sliding roof and convertible top
= 54-10 | Dach szklany | Glass roof
windscreen | s | hardtop | Dach szklany – szyba i uszczelki | Glass roof – glass and seals
roof-rails | s | hardtop | Dach panoramiczny – mechanizm | Panoramic roof – mechanism
= 54-31 | Dach składany | Convertible top
roof-rails | s | softtop | Dach składany – mechanizm | Convertible top – mechanism
windscreen | s | softtop | Osłona przeciwwiatrowa | Wind deflector
= 54-12 | Napęd dachu | Roof drive
switches | s | | Napęd i przełącznik dachu | Roof drive and switch
`;
